/** @license ISC, Copyright (c) Lucide Contributors (1.75.0); parts Copyright (c) Cole Bemis (MIT) */
export const sort = 'M0 0m21 16-4 4-4-4M17 20V4M0 0m3 8 4-4 4 4M7 4v16';
