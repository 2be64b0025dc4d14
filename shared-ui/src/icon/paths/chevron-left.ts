/**
 * Made by scripts/make-icons.ts; change that, not this. A drawing of lucide 1.75.0.
 * @license ISC, Copyright (c) Lucide Contributors; parts Copyright (c) Cole Bemis (MIT)
 */
export const chevronLeft = 'M0 0m15 18-6-6 6-6';
