/** One remote on the releases page: what is live, its canary and previews, its figures, and the buttons. */
import { isApp } from 'releases/pointers';
import { PAGE_PATH } from './access.ts';
import { shareChart } from './charts.ts';
import { comparisonHtml } from './comparison.ts';
import { type Content, html, type Markup } from './html.ts';
import type { RemoteView, ShownCanary, ShownRelease } from './remote-view.ts';
import type { Words } from './words.ts';

const COMMIT_LENGTH = 10;

const factHtml = (title: string, value: Content): Markup =>
  html`<div><dt>${title}</dt><dd>${value}</dd></div>`;

const factsOf = ({ t, timeTag }: Words, { facts }: ShownRelease): Markup[] => {
  const { owners, contact, by, commit, builtAt, expires } = facts ?? {};
  const owner = [...(owners ?? []), ...(contact ? [contact] : [])].join(' · ');
  const unknown = html`<span class="hint">${t.facts.unknown}</span>`;
  return [
    factHtml(t.facts.owner, owner || unknown),
    factHtml(t.facts.by, by ?? unknown),
    factHtml(t.facts.commit, commit ? html`<code>${commit.slice(0, COMMIT_LENGTH)}</code>` : unknown),
    factHtml(t.facts.built, builtAt ? timeTag(builtAt) : unknown),
    factHtml(t.facts.expires, expires ? timeTag(expires) : unknown),
  ];
};

const liveHtml = (words: Words, { live, share, since, cause, rollback }: RemoteView): Markup => {
  const { t, timeTag, number } = words;
  if (!live) return html`<p class="problem">${t.none}</p>`;
  const known = t.causes[cause as keyof typeof t.causes] ?? cause;
  return html`<p class="version"><strong>${share === 100 ? t.everybody : t.rest(number(share, 1))}</strong>
    <code>${live.version}</code></p>
    ${rollback && html`<p class="note">${t.rolledBack(rollback.by, rollback.reason)}</p>`}
    <dl class="facts">${since && factHtml(t.facts.since, timeTag(since))}
    ${known && factHtml(t.facts.cause, known)}${factsOf(words, live)}</dl>`;
};

const canaryStateHtml = (words: Words, canary: ShownCanary): Markup => {
  const { t, time, number } = words;
  const { stop, held, isRunning, signed } = canary;
  if (stop)
    return html`<p class="problem">${t.canary.stopped(stop.by ?? t.canary.shells, time(stop.at))}
      <span${stop.by ? '' : html` lang="en"`}>${stop.reason}</span></p>`;
  if (!isRunning) return html`<p class="problem">${t.canary.idle}</p>`;
  if (held) return html`<p class="note">${t.canary.held(held.by)}</p>`;
  const steps = signed.steps?.map((step) => number(step, 1)).join(' → ');
  return html`${steps && html`<p class="note">${t.canary.steps(steps)}</p>`}`;
};

const canaryHtml = (words: Words, canary: ShownCanary): Markup => {
  const { t, number, timeTag } = words;
  const share = canary.isRunning && !canary.stop ? canary.share : 0;
  return html`<h3>${t.facts.canary}</h3>${shareChart(share)}
    <p class="version"><strong>${t.shareOf(number(share, 1))}</strong> <code>${canary.version}</code></p>
    ${canaryStateHtml(words, canary)}
    <dl class="facts">${factHtml(t.facts.since, timeTag(canary.stop?.at ?? canary.since))}</dl>`;
};

const previewsHtml = ({ t, time }: Words, { previews }: RemoteView): Markup | false =>
  previews.length > 0 &&
  html`<h3>${t.previews}</h3><ul class="plain-list">${previews.map(
    ({ name, version, until }) =>
      html`<li><strong>${name}</strong> <code>${version}</code>
      <span class="hint">${t.previewUntil(time(until))}</span></li>`,
  )}</ul>`;

const shareForm = ({ t, number }: Words, id: string, canary: ShownCanary): Markup => html`
  <form action="${PAGE_PATH}/${id}/stop"><button class="danger">${t.actions.stop}</button></form>
  <form action="${PAGE_PATH}/${id}/share"><label for="${id}-share">${t.actions.shareLabel}</label>
  <span class="hint" id="${id}-share-help">${t.actions.shareHelp(number(canary.highest, 1))}</span>
  <input id="${id}-share" name="share" inputmode="decimal" required maxlength="5" size="5" autocomplete="off"
    value="${canary.share}" aria-describedby="${id}-share-help">
  <button>${t.actions.share}</button></form>`;

const rollbackForm = ({ t }: Words, { id, targets, signedVersion }: RemoteView): Markup => html`
  <form action="${PAGE_PATH}/${id}/rollback"><label for="${id}-version">${t.actions.versionLabel}</label>
  <select id="${id}-version" name="version">${targets.map(
    (version) =>
      html`<option value="${version}">${
        version === signedVersion ? t.actions.returns(version) : version
      }</option>`,
  )}</select> <button>${t.actions.rollback}</button></form>`;

const actionsHtml = (words: Words, view: RemoteView): Markup => {
  const { t } = words;
  const { id, canary, targets, rollback } = view;
  const isOpen = canary !== undefined && !canary.stop && !rollback;
  return html`${isOpen && shareForm(words, id, canary)}${targets.length > 0 && rollbackForm(words, view)}
    ${
      !canary &&
      !isApp(id) &&
      html`<p class="hint">${t.actions.startHelp}<br>
        <code>npx --yes pnpm@12.18.0 release ${id} --share 5</code></p>`
    }`;
};

/** Parts with `data-live` are replaced when they change, unless a person is using them. */
export const remoteHtml = (words: Words, view: RemoteView): Markup => {
  const { t } = words;
  const { id, canary } = view;
  return html`<section class="remote" aria-labelledby="${id}"><h2 id="${id}">${id}</h2>
    <div class="state" id="${id}-state" data-live>${liveHtml(words, view)}
    ${canary && canaryHtml(words, canary)}
    ${previewsHtml(words, view)}</div>
    <div class="actions" id="${id}-actions" data-live role="group" tabindex="-1"
      aria-label="${t.actions.title(id)}">${actionsHtml(words, view)}</div>
    <div class="figures" id="${id}-figures" data-live>${comparisonHtml(words, view)}</div></section>`;
};
