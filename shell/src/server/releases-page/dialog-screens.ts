/** Screens besides the overview: sign-in, confirmation of an action, and refusal. */

import { PAGE_PATH } from './access.ts';
import { MAX_REASON, type Plan, type Refusal } from './actions.ts';
import type { Screen } from './document.ts';
import { html, type Markup } from './html.ts';
import type { Words } from './words.ts';

export interface SignInTry {
  name: string;
  problem?: 'wrong' | 'too-many';
}

export const signInScreen = ({ t }: Words, { name, problem }: SignInTry): Screen => ({
  title: t.signIn.title,
  body: html`<h1>${t.signIn.title}</h1><p>${t.signIn.text}</p>
    <form class="stack" method="post" action="${PAGE_PATH}/sign-in">
    ${problem && html`<p class="problem" id="problem" role="alert">${t.signIn[problem]}</p>`}
    <label for="name">${t.signIn.name}</label><span class="hint" id="name-help">${t.signIn.nameHelp}</span>
    <input id="name" name="name" required maxlength="60" autocomplete="name" value="${name}"
      aria-describedby="name-help">
    <label for="token">${t.signIn.token}</label>
    <input id="token" name="token" type="password" required maxlength="500" autocomplete="current-password"${
      problem === 'wrong' && html` aria-invalid="true" aria-describedby="problem"`
    }>
    <button class="primary">${t.signIn.submit}</button></form>`,
});

const questionOf = ({ t, number }: Words, plan: Plan): { title: string; text: string } => {
  const { confirm } = t;
  switch (plan.kind) {
    case 'stop':
      return { title: confirm.stopTitle(plan.id), text: confirm.stopText(plan.canary, plan.control) };
    case 'share':
      return {
        title: confirm.shareTitle(plan.id),
        text: confirm.shareText(plan.canary, number(plan.from, 1), number(plan.share, 1)),
      };
    case 'rollback':
      return {
        title: confirm.rollbackTitle(plan.id),
        text: (plan.isReturn ? confirm.returnText : confirm.rollbackText)(plan.from, plan.to),
      };
  }
};

/** Values that the confirmed form sends again. */
const hiddenOf = (plan: Plan): Markup[] =>
  Object.entries({
    seen: plan.seen,
    ...(plan.kind === 'share' ? { share: String(plan.share) } : {}),
    ...(plan.kind === 'rollback' ? { version: plan.to } : {}),
  }).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`);

/** @param isReasonMissing the form was sent without a reason */
export const confirmScreen = (
  words: Words,
  plan: Plan,
  isReasonMissing: boolean,
  name: string | undefined,
): Screen => {
  const { t } = words;
  const { title, text } = questionOf(words, plan);
  return {
    title,
    name,
    body: html`<h1>${title}</h1><p>${text}</p>
    <form class="stack" method="post" action="${PAGE_PATH}/${plan.id}/${plan.kind}">${hiddenOf(plan)}
    <label for="reason">${t.confirm.reason}</label>
    <span class="hint" id="reason-help">${t.confirm.reasonHelp}</span>
    ${isReasonMissing && html`<p class="problem" id="problem" role="alert">${t.confirm.reasonMissing}</p>`}
    <textarea id="reason" name="reason" required rows="2" maxlength="${MAX_REASON}"
      aria-describedby="reason-help${
        isReasonMissing && ' problem'
      }"${isReasonMissing && html` aria-invalid="true"`}></textarea>
    <p class="row"><button class="primary">${t.confirm.yes[plan.kind]}</button>
    <a href="${PAGE_PATH}#${plan.id}-actions">${t.confirm.no}</a></p></form>`,
  };
};

/** Why nothing was done. */
export type RefusedWhy = Exclude<Refusal['kind'], 'needs-key'> | 'changed' | 'foreign' | 'failed' | 'unknown';

export const refusalScreen = (
  { t, number }: Words,
  why: RefusedWhy | Extract<Refusal, { kind: 'needs-key' }>,
  name?: string,
): Screen => {
  const text =
    typeof why === 'string'
      ? html`<p>${t.refused[why]}</p>`
      : html`<p>${t.refused.needsKey(number(why.share, 1), number(why.highest, 1))}</p>
        <p><code>${why.command}</code></p>`;
  return {
    title: t.refused.title,
    name,
    body: html`<h1>${t.refused.title}</h1>${text}<p><a href="${PAGE_PATH}">${t.refused.back}</a></p>`,
  };
};
