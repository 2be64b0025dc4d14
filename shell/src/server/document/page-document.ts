/** The HTML document of a page. */
import { promoCookieName } from 'shared-contracts/domain/storage-keys';
import { escapeJson } from '../../head/head-tags.ts';
import { escapeHtml, renderHead } from '../html/head.ts';
import { bootOf } from './page-boot.ts';
import type { PageScripts } from './page-scripts.ts';
import type { Slot, StitchInput } from './stitch-input.ts';

/** Texts of the inline scripts. The CSP contains the hash of each. */
export interface InlineTexts {
  importMap: string;
  boot: string;
  /** Empty on a page without overrides. */
  keepOverrides: string;
  /** Empty on a page that needs no consent. */
  consent: string;
  /** Empty while no canary runs. */
  canary: string;
  /** Empty in a shop that does not trace browsers. */
  trace: string;
  start: string;
}

export const inlineTextsOf = (
  input: Pick<StitchInput, 'inline' | 'replaced' | 'frame' | 'canary' | 'trace'>,
  { integrity }: PageScripts,
): InlineTexts => {
  const { inline, replaced, frame, canary, trace } = input;
  return {
    importMap: escapeJson({ integrity: trace ? { ...integrity, [trace.url]: trace.integrity } : integrity }),
    boot: inline.boot,
    keepOverrides: replaced ? inline.keepOverrides : '',
    consent: frame.consent ? inline.consent : '',
    canary: canary ? inline.canary : '',
    trace: trace ? inline.traceStart : '',
    start: inline.start,
  };
};

const headOf = ({ head, fonts, styles }: StitchInput, importMap: string): string[] => [
  `<!doctype html><html lang="${head.locale === 'es' ? 'es-CL' : 'en'}"><head><meta charset="utf-8">`,
  '<meta name="viewport" content="width=device-width,initial-scale=1">',
  '<meta name="theme-color" content="#FBF8F3">',
  // A bitmap, because browsers render an SVG icon on the page's main thread during start.
  '<link rel="icon" href="/icon-48.png" type="image/png" sizes="48x48">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  renderHead(head),
  ...fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`),
  ...styles.map(
    ({ name, css, remote }) =>
      `<style data-href="${escapeHtml(name)}"${remote ? ` data-remote="${remote}"` : ''}>${css}</style>`,
  ),
  `<script type="importmap">${importMap}</script></head>`,
];

const slotHtml = ({ owner, state, html }: Slot): string =>
  owner
    ? `<div id="mfe-${owner}" class="slot"${state ? ' data-rendered' : ''}>${html}</div>`
    : `<div class="slot">${html}</div>`;

/** Attributes of the last script besides its modules (inline/start.entry.ts). */
const startAttributes = ({ frame: { extras }, due }: StitchInput): string =>
  [
    due ? ` data-due="${due}"` : '',
    extras.promo ? ` data-promo="${promoCookieName(extras.promo.title)}"` : '',
  ].join('');

export const documentOf = (input: StitchInput, { modules }: PageScripts, texts: InlineTexts): string => {
  const { frame, slot, replaced, preview, canary, trace } = input;
  return [
    ...headOf(input, texts.importMap),
    '<body>',
    frame.ageGate,
    `<script>${texts.boot}</script>`,
    texts.keepOverrides && `<script>${texts.keepOverrides}</script>`,
    replaced?.banner,
    preview?.bar,
    frame.consent,
    `<div id="header" data-rendered>${frame.header}</div>`,
    `<main id="contenido" tabindex="-1">${slotHtml(slot)}</main>`,
    `<div id="footer">${frame.footer}</div>`,
    '<div id="announcer" class="visually-hidden" role="status" aria-live="polite"></div>',
    frame.offline,
    texts.consent && `<script data-tag-manager="${input.tagManagerId}">${texts.consent}</script>`,
    `<script type="application/json" id="boot">${escapeJson(bootOf(input))}</script>`,
    canary && `<script data-canary="${escapeHtml(JSON.stringify(canary))}">${texts.canary}</script>`,
    trace && `<script data-trace="${trace.url}">${texts.trace}</script>`,
    // URL and hash alternate, as inline/start-modules.ts reads them.
    `<script data-modules="${escapeHtml(modules.flat().join(' '))}"${startAttributes(input)}>${texts.start}</script>`,
    '</body></html>',
  ].join('');
};
