// SPDX-License-Identifier: MIT
// Exports.swift has what the module exports; nothing runs on its own.
