/** Runs the action after the age gate: at once when it is already passed (inline/age-gate.ts). */
export const whenAdult = (act: () => void): void => {
  if (document.querySelector('#age-gate[open]'))
    document.addEventListener('shop:age-accepted', act, { once: true });
  else act();
};
