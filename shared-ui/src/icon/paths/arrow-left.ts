/** @license ISC, Copyright (c) Lucide Contributors (1.75.0); parts Copyright (c) Cole Bemis (MIT) */
export const arrowLeft = 'M0 0m12 19-7-7 7-7M19 12H5';
