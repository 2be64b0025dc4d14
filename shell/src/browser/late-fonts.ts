/**
 * Puts fonts into use that arrived after the first paint. `font-display: optional` keeps such fonts out of the document for
 * its whole life, so that no text moves. The next page is new text, and the stand-ins have the same metrics: the shell adds
 * the fonts right before it.
 */
const ready: FontFace[] = [];
let shownPath = '';

/** Font rules in the page's own styles. Their text is in the document (DESIGN §4.3). */
const optionalRules = (): CSSFontFaceRule[] =>
  [...document.querySelectorAll('style')]
    .flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])])
    .filter((rule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule)
    .filter(({ style }) => style.getPropertyValue('font-display') === 'optional');

const isInUse = (source: string, paintedAt: number): boolean => {
  const url = /url\(["']?([^"')]+)/.exec(source)?.[1] ?? '';
  const [arrival] = performance.getEntriesByName(new URL(url, document.baseURI).href);
  return arrival instanceof PerformanceResourceTiming && arrival.responseEnd <= paintedAt;
};

/** Loads the fonts that missed the first paint: from the browser's cache, or together with the request that is under way. */
export const startLateFonts = (): void => {
  // This code may come after the first navigation: the page that shows now is then the next one already.
  const [served] = performance.getEntriesByType('navigation');
  shownPath = served ? new URL(served.name).pathname : location.pathname;
  addEventListener('single-spa:before-routing-event', applyLateFonts);
  const paintedAt = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  for (const { style } of optionalRules()) {
    const source = style.getPropertyValue('src');
    if (isInUse(source, paintedAt)) continue;
    const family = style.getPropertyValue('font-family').replace(/["']/g, '');
    const face = new FontFace(family, source, { weight: style.getPropertyValue('font-weight') });
    // A font that does not come leaves the stand-in.
    face.load().then(
      () => {
        ready.push(face);
        applyLateFonts();
      },
      () => {},
    );
  }
};

/** Leaves the first page as it is. */
const applyLateFonts = (): void => {
  if (location.pathname === shownPath) return;
  for (const face of ready.splice(0)) document.fonts.add(face);
};
