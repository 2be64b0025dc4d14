/**
 * Uses fonts that loaded after first paint. With `font-display: optional` the browser never uses them in this
 * document, to avoid layout shifts. The shell adds them when it navigates to the next page, because its text is new,
 * and at no other time: where the system lacks the fallback fonts of equal metrics, a link would move away between
 * press and release, and the click would be lost.
 */
const ready: FontFace[] = [];
let shownPath = '';

/** `@font-face` rules of the inlined styles (docs/architecture/bundles.md#markup-and-styles). */
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

/**
 * Loads the fonts that were too late for first paint: from the browser cache, or by joining the pending
 * request.
 */
export const startLateFonts = (): void => {
  shownPath = location.pathname;
  addEventListener('single-spa:before-routing-event', applyLateFonts);
  const paintedAt = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  for (const { style } of optionalRules()) {
    const source = style.getPropertyValue('src');
    if (isInUse(source, paintedAt)) continue;
    const family = style.getPropertyValue('font-family').replace(/["']/g, '');
    const face = new FontFace(family, source, { weight: style.getPropertyValue('font-weight') });
    // When a font fails to load, keep the fallback font.
    face.load().then(
      () => ready.push(face),
      () => {},
    );
  }
};

/** Adds the fonts when the path has changed: a changed query keeps the page. */
const applyLateFonts = (): void => {
  if (location.pathname === shownPath) return;
  shownPath = location.pathname;
  for (const face of ready.splice(0)) document.fonts.add(face);
};
