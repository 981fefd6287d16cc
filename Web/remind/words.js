// SPDX-License-Identifier: MIT
// The words about notifications, in the order of the lines of Web/phrases/remind.

export const WORDS = ['label', 'never', 'atStart', 'before', 'hint', 'blocked', 'lacking', 'allow'];
