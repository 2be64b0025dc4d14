/** Where a key leads in the mega menu: along its entries, or through the links of the open sheet. Tab is left as it is. */

/** How far a key moves, along the entries and along a sheet's links; ±Infinity: to an end. */
const ALONG_ENTRIES: Record<string, number> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  Home: -Infinity,
  End: Infinity,
};
const ALONG_LINKS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity };

/** @returns the element that gets the focus next, or null when the key means nothing here */
export const nextByKey = (menu: HTMLElement, from: Element, key: string): HTMLElement | null => {
  const item = from.closest('li[data-entry]');
  const entry = item?.querySelector('a');
  if (!item || !entry) return null;
  const links = [...item.querySelectorAll<HTMLElement>(':scope > div a')];
  const at = links.indexOf(from as HTMLElement);
  const inSheet = at >= 0;
  const isVertical = key === 'ArrowDown' || key === 'ArrowUp';
  if (inSheet ? key in ALONG_LINKS : isVertical) {
    // Up from the first link leads back to the entry; Up from the entry, to the last link.
    if (!inSheet) return links.at(key === 'ArrowUp' ? -1 : 0) ?? null;
    const goal = at + (ALONG_LINKS[key] ?? 0);
    return goal === -1 ? entry : (links[Math.max(0, Math.min(goal, links.length - 1))] ?? null);
  }
  const step = ALONG_ENTRIES[key];
  if (step === undefined) return null;
  const entries = [...menu.querySelectorAll<HTMLElement>('li[data-entry] > a')];
  const goal = entries.indexOf(entry) + step;
  // Round in a circle by arrows; to the ends by Home and End.
  if (Number.isFinite(goal)) return entries.at(goal % entries.length) ?? null;
  return entries.at(goal < 0 ? 0 : -1) ?? null;
};
