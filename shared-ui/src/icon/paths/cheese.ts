/**
 * Made by scripts/make-icons.ts; change that, not this. A drawing of lucide 1.75.0.
 * @license ISC, Copyright (c) Lucide Contributors; parts Copyright (c) Cole Bemis (MIT)
 */
export const cheese =
  'M14 11a3 3 0 01-6 0 5 5 0 016 0M14.292 2.436a1.55 1.55 0 011.463-.088l.278.13A10.33 10.33 0 0122 11v8a2 2 0 01-2 2h-1.75a.28.28 0 01-.265-.25 2 2 0 00-3.97 0 .28.28 0 01-.265.25H4a2 2 0 01-2-2v-.75a.28.28 0 01.25-.265 2 2 0 00-.046-3.975.21.21 0 01-.204-.214v-2.678a2 2 0 01.952-1.703l6.062-3.732a.3.3 0 01.27-.002A2.5 2.5 0 0013 3.5l-.002-.104a.3.3 0 01.122-.24zM22 11h-8M8 11H2';
