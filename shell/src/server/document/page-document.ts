/** The HTML document of a page. */
import { promoCookieName } from 'shared-contracts/domain/storage-keys';
import type { StructuredData } from 'shared-contracts/host';
import { escapeJson, withOrganization } from '../../head/head-tags.ts';
import { escapeHtml, renderHead } from '../html/head.ts';
import type { InlineScripts } from '../html/inline-scripts.ts';
import { paperOf } from './brand-style.ts';
import type { FramedPage, FrameParts } from './framed-page.ts';
import { organization } from './organization.ts';
import { bootOf } from './page-boot.ts';
import type { PageScripts } from './page-scripts.ts';
import { scriptsDueFor } from './scripts-due.ts';
import type { Slot } from './stand-ins.ts';

/**
 * Texts of the inline scripts, whose hashes the CSP contains. Empty for one that the page does not have. A plain page has
 * none.
 */
export const inlineTextsOf = (
  inline: InlineScripts,
  { page, replaced, frame, tracking: { canary, trace }, tools }: FramedPage,
  { integrity }: PageScripts,
) => {
  const textIf = (isNeeded: unknown, text: string): string => (isNeeded && !page.plain ? text : '');
  const served = [trace, tools].flatMap((one) => (one ? [[one.url, one.integrity]] : []));
  const hashes = { ...integrity, ...Object.fromEntries(served) };
  return {
    importMap: textIf(true, escapeJson({ integrity: hashes })),
    boot: textIf(true, inline.boot),
    keepOverrides: textIf(replaced, inline.keepOverrides),
    consent: textIf(frame.consent, inline.consent),
    canary: textIf(canary, inline.canary),
    trace: textIf(trace, inline.traceStart),
    tools: textIf(tools, inline.toolsStart),
    start: textIf(true, inline.start),
  };
};
export type InlineTexts = ReturnType<typeof inlineTextsOf>;

const headOf = (
  { config, shell, frame }: FrameParts,
  { page, layout, filled, styles, tools }: FramedPage,
  seller: StructuredData,
  importMap: string,
): string[] => [
  `<!doctype html><html lang="${page.locale === 'es' ? 'es-CL' : 'en'}"><head><meta charset="utf-8">`,
  '<meta name="viewport" content="width=device-width,initial-scale=1">',
  `<meta name="theme-color" content="${paperOf(layout)}">`,
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
