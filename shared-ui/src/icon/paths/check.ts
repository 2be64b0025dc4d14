/** @license ISC, Copyright (c) Lucide Contributors (1.75.0); parts Copyright (c) Cole Bemis (MIT) */
export const check = 'M20 6 9 17l-5-5';
