/** @license ISC, Copyright (c) Lucide Contributors (1.75.0); parts Copyright (c) Cole Bemis (MIT) */
export const chevronDown = 'M0 0m6 9 6 6 6-6';
