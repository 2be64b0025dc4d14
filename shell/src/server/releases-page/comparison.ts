/** Tables that compare a release with the one before it, with a small chart in each row. */
import { type Counts, sumOfShares } from 'releases/canary/counts';
import { SIGNAL_IDS, type SignalId, signalOf } from 'releases/canary/signals';
import { pairChart } from './charts.ts';
import { type Content, html, type Markup } from './html.ts';
import type { Comparison, RemoteView, ShownRelease } from './remote-view.ts';
import type { Words } from './words.ts';

/** Google's limits of a good page, which are among the thresholds of these signals. */
const LIMITS: Partial<Record<SignalId, number>> = { 'lcp-ms': 2_500, 'inp-ms': 200, cls: 0.1 };

interface Row {
  title: string;
  values: readonly [number, number];
  texts: readonly [Content, Content];
  /** Value of a whole bar. Default: the larger value. */
  top?: number;
}

const rowHtml = ({ title, values, texts, top }: Row): Markup => html`<tr>
  <th scope="row">${title}${pairChart(...values, top)}</th>
  <td>${texts[0]}</td><td>${texts[1]}</td></tr>`;

const tableHtml = (
  { t }: Words,
  caption: string,
  columns: readonly [string, string],
  rows: readonly Row[],
): Markup => html`<table class="compare">
  <caption>${caption}</caption>
  <thead><tr><th scope="col">${t.compare.signal}</th>
  <th scope="col"><span class="key first">${columns[0]}</span></th>
  <th scope="col"><span class="key second">${columns[1]}</span></th></tr></thead>
  <tbody>${rows.map(rowHtml)}</tbody></table>`;

interface Tally {
  trials: number;
  events: number;
}

/** Position of the count in a tally, after the trials. */
const eventsAt = (signal: SignalId): number => {
  const limit = LIMITS[signal];
  const at = limit === undefined ? 0 : (signalOf(signal).thresholds?.indexOf(limit) ?? 0);
  return 1 + Math.max(0, at);
};

const rateOf = ({ trials, events }: Tally): number => (trials === 0 ? 0 : events / trials);

const signalRow = (words: Words, counts: Counts, signal: SignalId): Row => {
  const { t, number, percent } = words;
  const { canary, control } = sumOfShares(counts, signal);
  const title = t.signals[signal];
  const nothing = html`<span class="hint">${t.compare.noData}</span>`;
  if (signalOf(signal).isPaired) {
    const lost = [canary[0] ?? 0, control[0] ?? 0] as const;
    return { title, values: lost, texts: [number(lost[0]), number(lost[1])] };
  }
  const toTally = (arm: readonly number[]): Tally => ({
    trials: arm[0] ?? 0,
    events: arm[eventsAt(signal)] ?? 0,
  });
  const [one, other] = [toTally(canary), toTally(control)] as const;
  const textOf = (tally: Tally): Content =>
    tally.trials === 0
      ? nothing
      : html`${percent(rateOf(tally))}
          <small>${t.compare.of(number(tally.events), number(tally.trials))}</small>`;
  return { title, values: [rateOf(one), rateOf(other)], texts: [textOf(one), textOf(other)] };
};

const KB = 1_000;

/** Rows that need no canary: size and server renders of two releases. */
const releaseRows = ({ t, number }: Words, one: ShownRelease, other: ShownRelease): Row[] => {
  const nothing = html`<span class="hint">${t.compare.noData}</span>`;
  const size = ({ facts }: ShownRelease): number => facts?.bytes ?? 0;
  const sizeText = (release: ShownRelease): Content =>
    size(release) > 0 ? `${number(size(release) / KB, 1)} KB` : nothing;
  const failed = ({ renders: { renders, failed: count } }: ShownRelease): number =>
    renders === 0 ? 0 : count / renders;
  const failedText = ({ renders: { renders, failed: count } }: ShownRelease): Content =>
    renders === 0 ? nothing : t.compare.of(number(count), number(renders));
  const median = ({ renders: { medianMs } }: ShownRelease): number => medianMs ?? 0;
  const medianText = ({ renders: { medianMs } }: ShownRelease): Content =>
    medianMs === null ? nothing : `${number(medianMs, 1)} ms`;
  const row = (
    title: string,
    value: (of: ShownRelease) => number,
    text: (of: ShownRelease) => Content,
  ): Row => ({
    title,
    values: [value(one), value(other)],
    texts: [text(one), text(other)],
  });
  return [
    row(t.compare.size, size, sizeText),
    row(t.compare.failed, failed, failedText),
    row(t.compare.median, median, medianText),
  ];
};

const signalRows = (words: Words, { counts }: Comparison): Row[] =>
  SIGNAL_IDS.map((signal) => signalRow(words, counts, signal));

/** The canary against the live release, with all signals. */
const runningHtml = (
  words: Words,
  canary: ShownRelease,
  live: ShownRelease,
  comparison: Comparison,
): Markup => {
  const { t } = words;
  return tableHtml(
    words,
    t.compare.caption(canary.version, live.version),
    [t.compare.canary, t.compare.control],
    [...releaseRows(words, canary, live), ...signalRows(words, comparison)],
  );
};

const endedHtml = (words: Words, comparison: Comparison): Markup => {
  const { t, time } = words;
  return html`<p class="hint">${t.compare.ended(time(comparison.endedAt ?? ''))}</p>
    ${tableHtml(
      words,
      t.compare.caption(comparison.canary, comparison.control),
      [t.compare.canary, t.compare.control],
      signalRows(words, comparison),
    )}`;
};

export const comparisonHtml = (words: Words, { live, other, comparison }: RemoteView): Markup | null => {
  const { t } = words;
  if (!live) return null;
  if (other && comparison && comparison.endedAt === null) return runningHtml(words, other, live, comparison);
  return html`${
    other &&
    tableHtml(
      words,
      t.compare.caption(live.version, other.version),
      [t.compare.live, t.compare.before],
      releaseRows(words, live, other),
    )
  }${comparison ? endedHtml(words, comparison) : html`<p class="hint">${t.compare.noCanary}</p>`}`;
};
