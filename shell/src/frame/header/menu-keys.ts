/**
 * Keyboard navigation of the mega menu: along its entries or through the links of the open sheet. Does not
 * handle Tab.
 */

/** Key → step along entries or links. ±Infinity moves to the first or last one. */
const ALONG_ENTRIES: Record<string, number> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  Home: -Infinity,
  End: Infinity,
};
const ALONG_LINKS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity };

/** @returns next element to focus, or null for other keys */
export const nextByKey = (menu: HTMLElement, from: Element, key: string): HTMLElement | null => {
  const item = from.closest('li[data-entry]');
  const entry = item?.querySelector('a');
  if (!item || !entry) return null;
  const links = [...item.querySelectorAll<HTMLElement>(':scope > div a')];
  const at = links.indexOf(from as HTMLElement);
  const inSheet = at >= 0;
  const isVertical = key === 'ArrowDown' || key === 'ArrowUp';
  if (inSheet ? key in ALONG_LINKS : isVertical) {
    // ArrowUp moves from the first link to the entry, and from the entry to the last link.
    if (!inSheet) return links.at(key === 'ArrowUp' ? -1 : 0) ?? null;
    const goal = at + (ALONG_LINKS[key] ?? 0);
    return goal === -1 ? entry : (links[Math.max(0, Math.min(goal, links.length - 1))] ?? null);
  }
  const step = ALONG_ENTRIES[key];
  if (step === undefined) return null;
  const entries = [...menu.querySelectorAll<HTMLElement>('li[data-entry] > a')];
  const goal = entries.indexOf(entry) + step;
  // Arrows wrap. Home and End move to the ends.
  if (Number.isFinite(goal)) return entries.at(goal % entries.length) ?? null;
  return entries.at(goal < 0 ? 0 : -1) ?? null;
};
