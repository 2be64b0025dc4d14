/**
 * Made by scripts/make-icons.ts; change that, not this. A drawing of lucide 1.75.0.
 * @license ISC, Copyright (c) Lucide Contributors; parts Copyright (c) Cole Bemis (MIT)
 */
export const grape =
  'M22 5V2l-5.89 5.89M13.600000000000001 15.89a3 3 0 1 0 6 0a3 3 0 1 0-6 0M5.109999999999999 7.4a3 3 0 1 0 6 0a3 3 0 1 0-6 0M9.35 11.65a3 3 0 1 0 6 0a3 3 0 1 0-6 0M10.91 5.85a3 3 0 1 0 6 0a3 3 0 1 0-6 0M15.149999999999999 10.09a3 3 0 1 0 6 0a3 3 0 1 0-6 0M3.5599999999999996 13.2a3 3 0 1 0 6 0a3 3 0 1 0-6 0M7.800000000000001 17.44a3 3 0 1 0 6 0a3 3 0 1 0-6 0M2 19a3 3 0 1 0 6 0a3 3 0 1 0-6 0';
