/** Signs of somebody who uses the page. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** Runs work once, at the first sign of somebody who uses the page: who only looks at it does not wait for more of its code. */
export const whenUsed = (work: () => unknown): void => {
  let isDone = false;
  const run = () => {
    if (isDone) return;
    isDone = true;
    for (const sign of SIGNS) removeEventListener(sign, run);
    work();
  };
  for (const sign of SIGNS) addEventListener(sign, run, { passive: true });
  // Somebody was quicker than this code.
  if (scrollY > 0 || document.querySelector(':hover')) run();
};
