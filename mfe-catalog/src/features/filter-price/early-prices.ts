/** Price limits that the shopper chose in the server markup before hydration. React keeps the values of its fields. */
import type { PriceRange } from './price-range.ts';
import { movedRange } from './price-stops.ts';

/** Price limits as the text of their fields, in CLP. */
export interface PriceTexts {
  min: string;
  max: string;
}

/** Text of the fields for a price range. Empty without a limit. */
export const textsOf = ({ min, max }: PriceRange): PriceTexts => ({
  min: String(min ?? ''),
  max: String(max ?? ''),
});

/**
 * Reads the fields and the slider. A typed limit replaces the one of its handle.
 * @param range price range that the server rendered
 * @returns the chosen limits, or null when the shopper changed none
 */
export const readEarlyPrices = (
  markup: Element,
  range: PriceRange,
  stops: readonly number[],
): PriceTexts | null => {
  const drawn = textsOf(range);
  const [from, to] = markup.querySelectorAll<HTMLInputElement>('[name]');
  if (!from || !to) return null;
  const handles = [...markup.querySelectorAll<HTMLInputElement>('[type="range"]')];
  // Without scripts, nothing stops a handle at the other one.
  const [low, high] = handles.map(({ value }) => Number(value)).sort((one, other) => one - other);
  const bySlider =
    low !== undefined && high !== undefined ? textsOf(movedRange(stops, range, { low, high })) : drawn;
  const chosen = {
    min: from.value === drawn.min ? bySlider.min : from.value,
    max: to.value === drawn.max ? bySlider.max : to.value,
  };
  return chosen.min === drawn.min && chosen.max === drawn.max ? null : chosen;
};
