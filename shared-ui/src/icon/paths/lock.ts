/**
 * Made by scripts/make-icons.ts; change that, not this. A drawing of lucide 1.75.0.
 * @license ISC, Copyright (c) Lucide Contributors; parts Copyright (c) Cole Bemis (MIT)
 */
export const lock =
  'M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zM7 11V7a5 5 0 0 1 10 0v4';
