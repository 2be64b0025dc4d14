/**
 * Made by scripts/make-icons.ts; change that, not this. A drawing of lucide 1.75.0.
 * @license ISC, Copyright (c) Lucide Contributors; parts Copyright (c) Cole Bemis (MIT)
 */
export const clock = 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M12 6v6l4 2';
