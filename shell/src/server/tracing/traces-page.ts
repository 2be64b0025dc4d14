/** The pages of /dev/traces: the last traces, and one trace as a waterfall. They work without scripts. */

import path from 'node:path';
import { TIME_ZONE } from 'shared-contracts/domain/santiago';
import type { Locale } from 'shared-contracts/locale';
import type { Waterfall, WaterfallRow } from 'tracing/waterfall';
import { fill } from '../../messages/fill.ts';
import { type TraceMessages, traceMessages } from '../../messages/traces.ts';
import { readText } from '../html/files.ts';
import { escapeHtml } from '../html/head.ts';

export const TRACES_PATH = '/dev/traces';
/** Command that turns tracing on, as in docs/guides/trace.md. */
const TURN_ON = 'OTEL_TRACES_SAMPLER_ARG=1 npx --yes pnpm@12.18.0 start';
const CSS_FILE = path.join(import.meta.dirname, 'traces-page.css');

/** Deeper steps are not indented further, so that they fit on a phone. */
const DEEPEST = 8;
const INDENT = '<i class="traces-indent"></i>';
/** Width of the shortest bar, percent. */
const LEAST_WIDTH = 0.4;
const TICKS = [0, 0.25, 0.5, 0.75, 1];

type Layer = keyof TraceMessages['layers'];

/** The part of the shop that a step belongs to. Each has a colour and a word. */
const layerOf = ({ span: { service, name, attributes } }: WaterfallRow): Layer => {
  if (service === 'browser') return 'browser';
  if ('db.system.name' in attributes) return 'sql';
  if (name.startsWith('webpay ')) return 'bank';
  if ('shop.job' in attributes) return 'job';
  if ('shop.worker' in attributes) return 'worker';
  return service === 'api' ? 'api' : 'shell';
};

/** 0.4 ms, 12 ms, 1.25 s. In Spanish with a decimal comma. */
export const writeMs = (ms: number, locale: Locale): string => {
  const [value, digits, unit] = ms >= 1_000 ? [ms / 1_000, 2, 's'] : [ms, ms < 10 ? 1 : 0, 'ms'];
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return `${value.toLocaleString(locale === 'es' ? 'es-CL' : 'en-GB', format)} ${unit}`;
};

const writeTime = (ms: number, locale: Locale): string =>
  new Intl.DateTimeFormat(locale === 'es' ? 'es-CL' : 'en-GB', {
    timeZone: TIME_ZONE,
    timeStyle: 'medium',
    hourCycle: 'h23',
  }).format(ms);

const writeSteps = (count: number, t: TraceMessages): string =>
  count === 1 ? t.one : fill(t.many, { n: count });

export interface PageParts {
  locale: Locale;
  /** Style sheet of the shell, with its tokens and fonts. */
  shellCss: string;
}

export interface DevPage {
  html: string;
  /** Contents of the style elements in `html`, whose hashes the CSP needs. */
  styles: readonly string[];
}

const documentOf = (
  { locale, shellCss }: PageParts,
  { title, address, body }: { title: string; address: string; body: string },
): DevPage => {
  const t = traceMessages[locale];
  const other = locale === 'es' ? 'en' : 'es';
  const styles = [shellCss, readText(CSS_FILE)].filter(Boolean);
  const html = [
    `<!doctype html><html lang="${locale === 'es' ? 'es-CL' : 'en'}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeHtml(title)}</title><link rel="icon" href="/icon-48.png" type="image/png">`,
    ...styles.map((css) => `<style>${css}</style>`),
    '</head><body class="traces"><header class="traces-bar"><a class="traces-brand" href="/">Casa Quillay</a>',
    `<nav><a href="${address}">${t.refresh}</a>`,
    `<a href="${address}?lang=${other}" hreflang="${other}" lang="${other}">${t.other}</a></nav></header>`,
    `<main>${body}</main></body></html>`,
  ].join('');
  return { html, styles };
};

/** A bar from `from` to `from + width`, percent. An attribute of SVG, because the policy forbids inline styles. */
const bar = (layer: Layer, from: number, width: number): string => {
  const wide = Math.max(LEAST_WIDTH, width);
  const x = Math.min(from, 100 - wide);
  return (
    '<svg class="traces-track" aria-hidden="true" focusable="false">' +
    `<rect class="traces-fill traces-${layer}" x="${x.toFixed(2)}%" width="${wide.toFixed(2)}%" height="100%"/></svg>`
  );
};

/** Share of each layer in a trace, for the list. */
const layersOf = ({ rows }: Waterfall, t: TraceMessages): string =>
  [...Map.groupBy(rows, layerOf)]
    .map(
      ([layer, all]) =>
        `<li><i class="traces-dot traces-${layer}"></i>${t.layers[layer]} <span>${all.length}</span></li>`,
    )
    .join('');

const listItem = (trace: Waterfall, longest: number, { locale }: PageParts): string => {
  const t = traceMessages[locale];
  const [first] = trace.rows;
  const layer = first ? layerOf(first) : 'shell';
  return [
    `<li class="traces-item"><a href="${TRACES_PATH}/${trace.traceId}">${escapeHtml(trace.name)}</a>`,
    `<p class="traces-meta"><time>${writeTime(trace.startedAt, locale)}</time>`,
    `<span>${writeSteps(trace.rows.length, t)}</span>`,
    trace.hasFailed ? `<strong class="traces-failed">${t.failed}</strong>` : '',
    `</p><b class="traces-duration">${writeMs(trace.durationMs, locale)}</b>`,
    bar(layer, 0, (100 * trace.durationMs) / (longest || 1)),
    `<ul class="traces-legend">${layersOf(trace, t)}</ul></li>`,
  ].join('');
};

/** Receiver of the traces: this shop, another program, or none. */
export type TraceSink = 'here' | 'elsewhere' | 'off';

const emptyList = (sink: TraceSink, t: TraceMessages): string => {
  if (sink === 'off') return `<p>${t.off}</p><pre><code>${TURN_ON}</code></pre>`;
  return sink === 'elsewhere' ? `<p>${t.elsewhere}</p>` : `<p>${t.empty}</p><p><a href="/">${t.shop}</a></p>`;
};

/** @param traces the newest first */
export const renderTraceList = (traces: readonly Waterfall[], sink: TraceSink, parts: PageParts): DevPage => {
  const t = traceMessages[parts.locale];
  const longest = Math.max(0, ...traces.map(({ durationMs }) => durationMs));
  const list = `<ol class="traces-list">${traces.map((one) => listItem(one, longest, parts)).join('')}</ol>`;
  const lead = `<p class="traces-lead">${fill(t.lead, { n: traces.length })}</p>`;
  return documentOf(parts, {
    title: t.title,
    address: TRACES_PATH,
    body: `<h1>${t.title}</h1>${traces.length > 0 ? lead + list : emptyList(sink, t)}`,
  });
};

const rowHtml = (row: WaterfallRow, { durationMs: whole }: Waterfall, locale: Locale): string => {
  const t = traceMessages[locale];
  const { span, depth, offsetMs, durationMs } = row;
  const layer = layerOf(row);
  const share = (ms: number): number => (100 * ms) / (whole || 1);
  const facts = Object.entries(span.attributes).sort(([a], [b]) => a.localeCompare(b));
  return [
    `<li><details><summary><span class="traces-name">${INDENT.repeat(Math.min(depth, DEEPEST))}`,
    `<i class="traces-dot traces-${layer}"></i>`,
    `<span>${escapeHtml(span.name)} <small>${t.layers[layer]}</small>`,
    span.failure ? ` <strong class="traces-failed">${t.failed}</strong>` : '',
    `</span></span>${bar(layer, share(offsetMs), share(durationMs))}`,
    `<b class="traces-duration">${writeMs(durationMs, locale)}</b></summary>`,
    `<p>${fill(t.offset, { ms: writeMs(offsetMs, locale) })}</p><dl>`,
    span.failure ? `<div><dt>${t.reason}</dt><dd>${escapeHtml(span.failure)}</dd></div>` : '',
    ...facts.map(([key, value]) => `<div><dt>${escapeHtml(key)}</dt><dd>${escapeHtml(value)}</dd></div>`),
    '</dl></details></li>',
  ].join('');
};

const versionsOf = ({ rows }: Waterfall): string[] => [
  ...new Set(rows.flatMap(({ span }) => (span.version ? [`${span.service} ${span.version}`] : []))),
];

const factsOf = (trace: Waterfall, { locale }: PageParts): string => {
  const t = traceMessages[locale];
  const facts: [string, string][] = [
    [t.start, writeTime(trace.startedAt, locale)],
    [t.duration, writeMs(trace.durationMs, locale)],
    [t.steps, String(trace.rows.length)],
    [t.versions, versionsOf(trace).join(', ')],
    [t.id, trace.traceId],
  ];
  const items = facts
    .filter(([, value]) => value)
    .map(([key, value]) => `<div><dt>${key}</dt><dd>${escapeHtml(value)}</dd></div>`);
  return `<dl class="traces-facts">${items.join('')}</dl>`;
};

export const renderTrace = (trace: Waterfall, parts: PageParts): DevPage => {
  const t = traceMessages[parts.locale];
  const ticks = TICKS.map((share) => `<span>${writeMs(share * trace.durationMs, parts.locale)}</span>`).join(
    '',
  );
  return documentOf(parts, {
    title: `${trace.name} · ${t.title}`,
    address: `${TRACES_PATH}/${trace.traceId}`,
    body: [
      `<p class="traces-back"><a href="${TRACES_PATH}">${t.back}</a></p><h1>${escapeHtml(trace.name)}</h1>`,
      trace.hasFailed ? `<p><strong class="traces-failed">${t.failed}</strong></p>` : '',
      factsOf(trace, parts),
      `<ul class="traces-legend">${layersOf(trace, t)}</ul><p class="traces-hint">${t.open}</p>`,
      `<div class="traces-scale" aria-hidden="true">${ticks}</div><ol class="traces-waterfall">`,
      ...trace.rows.map((row) => rowHtml(row, trace, parts.locale)),
      '</ol>',
      trace.dropped > 0 ? `<p>${fill(t.dropped, { n: trace.dropped })}</p>` : '',
    ].join(''),
  });
};

export const renderMissingTrace = (parts: PageParts): DevPage => {
  const t = traceMessages[parts.locale];
  return documentOf(parts, {
    title: t.title,
    address: TRACES_PATH,
    body: `<h1>${t.title}</h1><p>${t.missing}</p><p><a href="${TRACES_PATH}">${t.back}</a></p>`,
  });
};
