/** @license ISC, Copyright (c) Lucide Contributors (1.75.0); parts Copyright (c) Cole Bemis (MIT) */
export const chevronRight = 'M0 0m9 18 6-6-6-6';
