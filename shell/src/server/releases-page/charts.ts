/** Small charts as SVG. Assistive technology skips them, because the table beside them has the numbers. */
import { html, type Markup } from './html.ts';

/** Shortest visible bar, percent of the width. */
const SHORTEST = 1;

const widthOf = (value: number, top: number): string =>
  value <= 0 || top <= 0 ? '0' : Math.max(SHORTEST, (value / top) * 100).toFixed(1);

/** Two bars, one below the other. The longer one has the whole width. */
export const pairChart = (first: number, second: number): Markup => {
  const top = Math.max(first, second);
  return html`<svg class="bars" viewBox="0 0 100 13" preserveAspectRatio="none" aria-hidden="true" focusable="false"
    ><rect class="track" width="100" height="6"/><rect class="first" width="${widthOf(first, top)}" height="6"
    /><rect class="track" y="7" width="100" height="6"
    /><rect class="second" y="7" width="${widthOf(second, top)}" height="6"
    /></svg>`;
};

/** One bar that is divided between the canary and the live release. @param share percent of the canary */
export const shareChart = (share: number): Markup =>
  html`<svg class="share" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" focusable="false"
    ><rect class="second" width="100" height="6"
    /><rect class="first" width="${widthOf(share, 100)}" height="6"
    /></svg>`;
