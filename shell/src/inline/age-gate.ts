/**
 * Opens the age gate and handles its buttons. Runs inline before the first paint, so it cannot wait for a
 * module. Rules: docs/product/age-gate.md#age-gate.
 */
import { AGE_ACCEPTED_VALUE, STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import { readStored } from '../read-stored.ts';

/** Some browsers send no `storage` event. The gate also reads the stored answer at this interval. */
const POLL_MS = 1_000;

/** Dispatches `shop:age-accepted` on the document when the shopper accepts in this tab or in another one. */
export const openAgeGate = (): void => {
  const gate = document.getElementById('age-gate') as HTMLDialogElement | null;
  /** True after an acceptance on this page. Needed when the browser blocks storage. */
  let isAcceptedHere = false;
  let timer: number | undefined;

  const isAccepted = (): boolean =>
    isAcceptedHere || readStored(STORAGE_KEYS.ageAccepted) === AGE_ACCEPTED_VALUE;
  if (!gate || isAccepted()) return;

  /** Focuses the heading, so that the page suggests neither answer. */
  const open = (): void => {
    gate.showModal();
    gate.querySelector('h2')?.focus();
  };
  const closeIfAccepted = (): void => {
    if (!timer || !isAccepted()) return;
    clearInterval(timer);
    timer = undefined;
    removeEventListener('storage', closeIfAccepted);
    gate.close();
    document.dispatchEvent(new Event('shop:age-accepted'));
  };
  const accept = (): void => {
    isAcceptedHere = true;
    try {
      localStorage.setItem(STORAGE_KEYS.ageAccepted, AGE_ACCEPTED_VALUE);
    } catch {}
    closeIfAccepted();
  };
  const showRefusal = (): void => {
    (gate.querySelector('[role=status]>span') as HTMLElement).hidden = false;
  };

  gate.addEventListener('click', ({ target }) => {
    const { answer } = (target as HTMLElement).dataset;
    if (answer === 'yes') accept();
    else if (answer) showRefusal();
  });
  gate.addEventListener('cancel', (event) => event.preventDefault());
  // In some browsers a second Escape closes the dialog although `cancel` was prevented.
  gate.addEventListener('close', () => isAccepted() || open());
  addEventListener('storage', closeIfAccepted);
  timer = window.setInterval(closeIfAccepted, POLL_MS);
  open();
};
