/**
 * Puts fonts into use that arrived after the first paint. `font-display: optional` keeps such fonts out of the document for
 * its whole life, so that no text moves. The next page is new text, and the stand-ins have the same metrics: the shell adds
 * the fonts right before it.
 */
const ready: FontFace[] = [];

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
  const paintedAt = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  for (const { style } of optionalRules()) {
    const source = style.getPropertyValue('src');
    if (isInUse(source, paintedAt)) continue;
    const family = style.getPropertyValue('font-family').replace(/["']/g, '');
    const face = new FontFace(family, source, { weight: style.getPropertyValue('font-weight') });
    // A font that does not come leaves the stand-in.
    face.load().then(
      () => ready.push(face),
      () => {},
    );
  }
};

/** Call right before the next page shows. */
export const applyLateFonts = (): void => {
  for (const face of ready.splice(0)) document.fonts.add(face);
};
