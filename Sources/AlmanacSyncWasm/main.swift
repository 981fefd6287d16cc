// SPDX-License-Identifier: MIT
// The module's exports are in Exports.swift; nothing runs on its own.
