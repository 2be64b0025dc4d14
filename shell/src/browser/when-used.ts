import { allUseEvents } from 'shared-contracts/signs-of-use';

/** Runs work once, at the first user input, so that passive visitors load less code. */
export const whenUsed = (work: () => unknown): void => {
  const types = allUseEvents();
  let isDone = false;
  const run = () => {
    if (isDone) return;
    isDone = true;
    for (const type of types) removeEventListener(type, run);
    work();
  };
  for (const type of types) addEventListener(type, run, { passive: true });
  // The user may have interacted before this code ran.
  if (scrollY > 0 || document.querySelector(':hover')) run();
};
