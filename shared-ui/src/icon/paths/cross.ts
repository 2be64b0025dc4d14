/** @license ISC, Copyright (c) Lucide Contributors (1.75.0); parts Copyright (c) Cole Bemis (MIT) */
export const cross = 'M18 6 6 18M0 0m6 6 12 12';
