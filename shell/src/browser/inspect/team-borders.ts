/** Shows team borders: remote, version and timings of each region. */
import type { BootData } from '../../boot-data.ts';

/** Reads performance measures such as `catalog load` and `catalog mount` (remotes/slot.ts). */
const lastMeasure = (name: string): number | undefined =>
  performance.getEntriesByName(name, 'measure').at(-1)?.duration;

const serverRender = (): number | undefined => {
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return document?.serverTiming?.find(({ name }) => name === 'render')?.duration;
};

/**
 * Styles of the team borders as a constructed sheet. A CSS file would add its name to the scripts of every
 * first page.
 */
const borderStyle = (): CSSStyleSheet => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    [data-team] {
      outline: 3px dashed var(--wine);
      outline-offset: -3px;
    }
    /* Lowest priority, because sticky and absolute regions must keep their position. */
    @layer shell { :where([data-team]) { position: relative; } }
    [data-team]::before {
      content: attr(data-team);
      position: absolute;
      inset: 0 0 auto auto;
      z-index: 5;
      max-width: 100%;
      padding: 2px 10px;
      background: var(--wine);
      color: var(--paper);
      font: 600 13px / 1.5 var(--sans);
      overflow-wrap: anywhere;
      pointer-events: none;
    }`);
  return sheet;
};

const WORDS = {
  es: { server: 'servidor', load: 'carga', mount: 'montaje' },
  en: { server: 'server', load: 'load', mount: 'mount' },
} as const;

/** Pages and widgets of remotes, and regions of the shell. */
const REGIONS =
  '#contenido > .slot[id], [data-widget], #contenido > .slot:not([id]), #header > :is(header, nav), #footer';
const LABEL = 'data-team';

const ownerOf = (region: Element): string => {
  const widget = region.getAttribute('data-widget');
  if (widget) return widget;
  return region.id.startsWith('mfe-') ? region.id.slice('mfe-'.length) : 'shell';
};

const ms = (word: string, duration: number | undefined): string[] =>
  duration === undefined ? [] : [`${word} ${duration.toFixed(duration < 10 ? 1 : 0)} ms`];

const labelOf = (name: string, { remotes, owner, locale }: BootData): string => {
  const [id = ''] = name.split('/');
  const t = WORDS[locale];
  const version = remotes.find((remote) => remote.id === id)?.version;
  return [
    version ? `${name} ${version}` : name,
    // Only the owner of this document was rendered on the server.
    ...ms(t.server, id === owner ? serverRender() : undefined),
    ...ms(t.load, lastMeasure(`${id} load`)),
    ...ms(t.mount, lastMeasure(`${id} mount`)),
  ].join(' · ');
};

let stop: (() => void) | undefined;

const start = (boot: BootData): (() => void) => {
  const label = () => {
    for (const region of document.querySelectorAll(REGIONS)) {
      const text = labelOf(ownerOf(region), boot);
      if (region.getAttribute(LABEL) !== text) region.setAttribute(LABEL, text);
    }
  };
  const regionObserver = new MutationObserver(label);
  regionObserver.observe(document.body, { childList: true, subtree: true });
  const timingObserver = new PerformanceObserver(label);
  timingObserver.observe({ type: 'measure', buffered: true });
  const style = borderStyle();
  document.adoptedStyleSheets.push(style);
  label();
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== style);
    regionObserver.disconnect();
    timingObserver.disconnect();
    for (const region of document.querySelectorAll(`[${LABEL}]`)) region.removeAttribute(LABEL);
  };
};

export const toggleTeamBorders = (boot: BootData): void => {
  if (stop) {
    stop();
    stop = undefined;
  } else stop = start(boot);
};
