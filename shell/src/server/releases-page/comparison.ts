/** Tables that compare a release with the one before it, with a small chart in each row. */
import { type Counts, sumOfShares } from 'releases/canary/counts';
import { SIGNAL_IDS, type SignalId, signalOf } from 'releases/canary/signals';
import { pairChart } from './charts.ts';
import { type Content, html, type Markup } from './html.ts';
import type { Comparison, RemoteView, ShownRelease } from './remote-view.ts';
import type { Words } from './words.ts';

/** Google's limits of a good page, which are among the thresholds of these signals. */
const LIMITS: Partial<Record<SignalId, number>> = { 'lcp-ms': 2_500, 'inp-ms': 200, cls: 0.1 };

/** Value of a bar, and the text beside it. */
type Cell = readonly [value: number, text: Content];

interface Row {
  title: string;
  cells: readonly [Cell, Cell];
}

const rowHtml = ({ title, cells: [first, second] }: Row): Markup => html`<tr>
  <th scope="row">${title}${pairChart(first[0], second[0])}</th>
  <td>${first[1]}</td><td>${second[1]}</td></tr>`;

type Pair = readonly [first: string, second: string];

const tableHtml = (
  { t }: Words,
  versions: Pair,
  columns: Pair,
  rows: readonly Row[],
): Markup => html`<table class="compare">
  <caption>${t.compare.caption(...versions)}</caption>
  <thead><tr><th scope="col">${t.compare.signal}</th>
  <th scope="col"><span class="key first">${columns[0]}</span></th>
  <th scope="col"><span class="key second">${columns[1]}</span></th></tr></thead>
  <tbody>${rows.map(rowHtml)}</tbody></table>`;

const emptyCell = ({ t }: Words): Cell => [0, html`<span class="hint">${t.compare.noData}</span>`];

/** Position of the events of a signal in the counts of an arm, which begin with its trials. */
const eventsAt = (signal: SignalId): number => {
  const limit = LIMITS[signal];
  const at = limit === undefined ? 0 : (signalOf(signal).thresholds?.indexOf(limit) ?? 0);
  return 1 + Math.max(0, at);
};

const signalRow = (words: Words, counts: Counts, signal: SignalId): Row => {
  const { t, number, percent } = words;
  const { canary, control } = sumOfShares(counts, signal);
  const cellOf = (arm: readonly number[]): Cell => {
    const [first = 0] = arm;
    // The only count of a paired signal is that of lost pairs.
    if (signalOf(signal).isPaired) return [first, number(first)];
    if (first === 0) return emptyCell(words);
    const events = arm[eventsAt(signal)] ?? 0;
    const rate = events / first;
    return [
      rate,
      html`${percent(rate)}
          <small>${t.compare.of(number(events), number(first))}</small>`,
    ];
  };
  return { title: t.signals[signal], cells: [cellOf(canary), cellOf(control)] };
};

const KB = 1_000;

/** Rows that need no canary: size and server renders of two releases. */
const releaseRows = (words: Words, one: ShownRelease, other: ShownRelease): Row[] => {
  const { t, number } = words;
  const row = (title: string, cellOf: (release: ShownRelease) => Cell | false): Row => ({
    title,
    cells: [cellOf(one) || emptyCell(words), cellOf(other) || emptyCell(words)],
  });
  return [
    row(t.compare.size, ({ facts }) => !!facts?.bytes && [facts.bytes, `${number(facts.bytes / KB, 1)} KB`]),
    row(
      t.compare.failed,
      ({ renders: { renders, failed } }) =>
        renders > 0 && [failed / renders, t.compare.of(number(failed), number(renders))],
    ),
    row(
      t.compare.median,
      ({ renders: { medianMs } }) => medianMs !== null && [medianMs, `${number(medianMs, 1)} ms`],
    ),
  ];
};

const signalRows = (words: Words, { counts }: Comparison): Row[] =>
  SIGNAL_IDS.map((signal) => signalRow(words, counts, signal));

const endedHtml = (words: Words, comparison: Comparison): Markup => {
  const { t, time } = words;
  return html`<p class="hint">${t.compare.ended(time(comparison.endedAt ?? ''))}</p>
    ${tableHtml(
      words,
      [comparison.canary, comparison.control],
      [t.compare.canary, t.compare.control],
      signalRows(words, comparison),
    )}`;
};

export const comparisonHtml = (words: Words, { live, other, comparison }: RemoteView): Markup | null => {
  const { t } = words;
  if (!live) return null;
  if (other && comparison && comparison.endedAt === null)
    return tableHtml(
      words,
      [other.version, live.version],
      [t.compare.canary, t.compare.control],
      [...releaseRows(words, other, live), ...signalRows(words, comparison)],
    );
  return html`${
    other &&
    tableHtml(
      words,
      [live.version, other.version],
      [t.compare.live, t.compare.before],
      releaseRows(words, live, other),
    )
  }${comparison ? endedHtml(words, comparison) : html`<p class="hint">${t.compare.noCanary}</p>`}`;
};
