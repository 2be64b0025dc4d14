/** Shows team borders: remote, version and timings of each region. */
import type { BootData } from '../../boot-data.ts';
import { borderStyle } from './team-borders.style.ts';
import { readTimings } from './timings.ts';

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
  const { server, load, mount } = readTimings(id, owner);
  const t = WORDS[locale];
  const version = remotes.find((remote) => remote.id === id)?.version;
  return [
    version ? `${name} ${version}` : name,
    ...ms(t.server, server),
    ...ms(t.load, load),
    ...ms(t.mount, mount),
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
