/** What waits for the age gate: at once where it is passed, else when it is (frame/age-gate/boot-script.ts). */
export const whenAdult = (act: () => void): void => {
  if (document.querySelector('#age-gate[open]'))
    document.addEventListener('shop:age-accepted', act, { once: true });
  else act();
};
