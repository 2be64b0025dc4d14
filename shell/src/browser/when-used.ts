/** Events that show user input. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** Runs work once, at the first user input, so that passive visitors load less code. */
export const whenUsed = (work: () => unknown): void => {
  let isDone = false;
  const run = () => {
    if (isDone) return;
    isDone = true;
    for (const sign of SIGNS) removeEventListener(sign, run);
    work();
  };
  for (const sign of SIGNS) addEventListener(sign, run, { passive: true });
  // The user may have interacted before this code ran.
  if (scrollY > 0 || document.querySelector(':hover')) run();
};
