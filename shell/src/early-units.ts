import { ADDS_MARK } from 'shared-contracts/document-marks';

const unitsOf = (button: Element): number => {
  const beside = button.parentElement;
  // A stored click on the counter changes the number later, to one at least.
  if (beside?.querySelector('[role=group] [aria-busy]')) return 1;
  const counter = beside?.querySelector<HTMLInputElement>('[role=spinbutton]');
  if (!counter) return 1;
  return Math.min(Number(counter.value), Number(counter.getAttribute('aria-valuemax'))) || 0;
};

/**
 * Units that pressed buttons will add to the cart when their part of the page is hydrated. early-press.ts shows these
 * buttons as busy.
 */
export const readEarlyUnits = (): number =>
  [...document.querySelectorAll(`[${ADDS_MARK}][aria-busy]`)].reduce((sum, one) => sum + unitsOf(one), 0);
