/** @license ISC, Copyright (c) Lucide Contributors (1.75.0); parts Copyright (c) Cole Bemis (MIT) */
export const chevronLeft = 'M0 0m15 18-6-6 6-6';
