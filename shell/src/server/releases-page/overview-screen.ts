/** The screen with all remotes and the history. */
import { type Change, isRecord } from 'releases/canary/history';
import { PAGE_PATH } from './access.ts';
import { ACTIONS, type ActionKind } from './actions.ts';
import type { Screen } from './document.ts';
import { type Content, html, type Markup } from './html.ts';
import { type ReadersQuery, readersHtml } from './readers-section.ts';
import type { ReleasesView } from './releases-view.ts';
import { remoteHtml } from './remote-section.ts';
import type { Words } from './words.ts';

/** Changes that the screen shows at first, and at most. */
const SHOWN = 10;
const MOST = 1_000;

export interface OverviewQuery {
  /** Whether the whole history is shown. */
  isAll: boolean;
  /** The last action of this person, as `<action> <remote>`. */
  done: string | undefined;
  reads: ReadersQuery;
}

const wordsOfChange = ({ t, number }: Words, change: Change): Content => {
  const { history } = t;
  if (!isRecord(change)) {
    const { at, from, to, canary, preview } = change;
    if (preview)
      return history[preview.until > at ? 'preview' : 'previewEnded'](preview.name, preview.version);
    if (!canary) return from ? history.move(from, to) : history.first(to);
    return canary.share > 0
      ? history.canaryAt(canary.version, number(canary.share, 1))
      : history.canaryEnded(canary.version);
  }
  if (change.kind === 'rollback') return history.move(change.version, change.to);
  if (change.kind === 'stop') return history.canaryStopped(change.version);
  return history.canaryAt(change.version, number(change.share, 1));
};

/** Person or cause of a change. */
const authorOf = ({ t }: Words, change: Change): string => {
  if (!isRecord(change)) return t.causes[change.by];
  return ('by' in change && change.by) || t.canary.shells;
};

const changeHtml = (words: Words, change: Change): Markup => {
  const reason = isRecord(change) && 'reason' in change ? change.reason : undefined;
  return html`<li>${words.timeTag(change.at)} <strong>${change.id}</strong> ${wordsOfChange(words, change)}
    <span class="hint">· ${authorOf(words, change)}${reason && `: ${reason}`}</span></li>`;
};

const historyHtml = (words: Words, { history }: ReleasesView, isAll: boolean): Markup => {
  const { t } = words;
  const shown = history.slice(0, isAll ? MOST : SHOWN);
  return html`<section aria-labelledby="history"><h2 id="history">${t.history.title}</h2>
    <div id="changes" data-live>${
      shown.length === 0
        ? html`<p class="hint">${t.history.empty}</p>`
        : html`<ol class="history">${shown.map((change) => changeHtml(words, change))}</ol>`
    }${
      shown.length < history.length &&
      !isAll &&
      html`<p><a href="${PAGE_PATH}?history=all#history">
        ${t.history.all(Math.min(history.length, MOST))}</a></p>`
    }</div></section>`;
};

const problemHtml = ({ t, time }: Words, { problem }: ReleasesView): Markup =>
  html`<div id="problem" data-live>${
    problem &&
    html`<div class="problem" role="alert"><p><strong>${
      problem.since ? t.awaySince(time(problem.since)) : t.away
    }</strong> ${t.awayHelp}</p>
    ${problem.reason && html`<p lang="en"><code>${problem.reason}</code></p>`}</div>`
  }</div>`;

const doneHtml = ({ t }: Words, { remotes }: ReleasesView, done: string | undefined): Markup | undefined => {
  const [action, id] = (done ?? '').split(' ');
  const kind = ACTIONS.find((one): one is ActionKind => one === action);
  return kind && remotes.some((remote) => remote.id === id)
    ? html`<p class="done" role="status">${t.done[kind](id as string)}</p>`
    : undefined;
};

export const overviewScreen = (
  words: Words,
  view: ReleasesView,
  { isAll, done, reads }: OverviewQuery,
  name: string | undefined,
): Screen => {
  const { t } = words;
  const body = html`<h1>${t.title}</h1><p class="intro">${t.intro}</p>
    ${doneHtml(words, view, done)}${problemHtml(words, view)}
    ${
      view.remotes.length === 0 && !view.problem
        ? html`<p class="empty" id="empty" data-live>${t.empty}<br>${t.emptyHelp}
          <code>npx --yes pnpm@12.18.0 release catalog</code></p>`
        : view.remotes.map((remote) => remoteHtml(words, remote))
    }${readersHtml(words, reads)}${historyHtml(words, view, isAll)}`;
  return { title: t.title, body, name, isLive: true };
};
