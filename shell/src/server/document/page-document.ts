/** The HTML document of a page. */
import { promoCookieName } from 'shared-contracts/domain/storage-keys';
import type { StructuredData } from 'shared-contracts/host';
import { escapeJson, withOrganization } from '../../head/head-tags.ts';
import { escapeHtml, renderHead } from '../html/head.ts';
import type { InlineScripts } from '../html/inline-scripts.ts';
import type { FramedPage, FrameParts } from './framed-page.ts';
import { organization } from './organization.ts';
import { bootOf } from './page-boot.ts';
import type { PageScripts } from './page-scripts.ts';
import { scriptsDueFor } from './scripts-due.ts';
import type { Slot } from './stand-ins.ts';

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
  /** Empty on a page without tools for assistants. */
  tools: string;
  start: string;
}

export const inlineTextsOf = (
  inline: InlineScripts,
  { page, replaced, frame, tracking: { canary, trace }, tools }: FramedPage,
  { integrity }: PageScripts,
): InlineTexts =>
  page.plain
    ? NO_SCRIPTS
    : {
        importMap: escapeJson({
          integrity: Object.assign(
            {},
            integrity,
            ...[trace, tools].map((one) => one && { [one.url]: one.integrity }),
          ),
        }),
        boot: inline.boot,
        keepOverrides: replaced ? inline.keepOverrides : '',
        consent: frame.consent ? inline.consent : '',
        canary: canary ? inline.canary : '',
        trace: trace ? inline.traceStart : '',
        tools: tools ? inline.toolsStart : '',
        start: inline.start,
      };

/** A plain page. */
const NO_SCRIPTS: InlineTexts = {
  importMap: '',
  boot: '',
  keepOverrides: '',
  consent: '',
  canary: '',
  trace: '',
  tools: '',
  start: '',
};

const headOf = (
  { config, shell, frame }: FrameParts,
  { page, layout, filled, styles, tools }: FramedPage,
  seller: StructuredData,
  importMap: string,
): string[] => [
  `<!doctype html><html lang="${page.locale === 'es' ? 'es-CL' : 'en'}"><head><meta charset="utf-8">`,
  '<meta name="viewport" content="width=device-width,initial-scale=1">',
  '<meta name="theme-color" content="#FBF8F3">',
  // A bitmap, because browsers render an SVG icon on the page's main thread during start.
  '<link rel="icon" href="/icon-48.png" type="image/png" sizes="48x48">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  ...(tools && config.webMcpTrialToken
    ? [`<meta http-equiv="origin-trial" content="${config.webMcpTrialToken}">`]
    : []),
  renderHead({
    head: withOrganization(filled.head, seller),
    locale: page.locale,
    locales: config.locales,
    publicUrl: config.publicUrl,
    url: page.url,
    shopName: layout.shop.name,
  }),
  ...frame
    .fonts(shell)
    .map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`),
  ...styles.map(
    ({ name, css, remote }) =>
      `<style data-href="${escapeHtml(name)}"${remote ? ` data-remote="${remote}"` : ''}>${css}</style>`,
  ),
  importMap && `<script type="importmap">${importMap}</script>`,
  '</head>',
];

const slotHtml = ({ owner, state, html }: Slot): string =>
  owner
    ? `<div id="mfe-${owner}" class="slot"${state ? ' data-rendered' : ''}>${html}</div>`
    : `<div class="slot">${html}</div>`;

/** Attributes of the last script besides its modules (inline/start.entry.ts). */
const startAttributes = (framed: FramedPage): string => {
  const due = scriptsDueFor(framed);
  const { promo } = framed.frame.extras;
  return [due ? ` data-due="${due}"` : '', promo ? ` data-promo="${promoCookieName(promo.title)}"` : ''].join(
    '',
  );
};

export const documentOf = (
  parts: FrameParts,
  framed: FramedPage,
  { modules }: PageScripts,
  texts: InlineTexts,
): string => {
  const { frame, filled, replaced, previewBar, tools } = framed;
  const { tagManagerId, canary, trace } = framed.tracking;
  const seller = organization(parts.config.publicUrl, framed.layout);
  return [
    ...headOf(parts, framed, seller, texts.importMap),
    '<body>',
    frame.ageGate,
    texts.boot && `<script>${texts.boot}</script>`,
    texts.keepOverrides && `<script>${texts.keepOverrides}</script>`,
    replaced?.banner,
    previewBar,
    frame.consent,
    `<div id="header" data-rendered>${frame.header}</div>`,
    frame.needsScript,
    `<main id="contenido" tabindex="-1">${slotHtml(filled.slot)}</main>`,
    `<div id="footer">${frame.footer}</div>`,
    '<div id="announcer" class="visually-hidden" role="status" aria-live="polite"></div>',
    frame.offline,
    texts.consent && `<script data-tag-manager="${tagManagerId}">${texts.consent}</script>`,
    texts.boot &&
      `<script type="application/json" id="boot">${escapeJson(bootOf(parts, framed, seller))}</script>`,
    texts.canary &&
      canary &&
      `<script data-canary="${escapeHtml(JSON.stringify(canary))}">${texts.canary}</script>`,
    texts.trace && trace && `<script data-trace="${trace.url}">${texts.trace}</script>`,
    texts.tools && tools && `<script data-tools="${tools.url}">${texts.tools}</script>`,
    texts.start &&
      `<script data-modules="${escapeHtml(modules.map((module) => module.join('#')).join(' '))}"${startAttributes(framed)}>${texts.start}</script>`,
    '</body></html>',
  ].join('');
};
