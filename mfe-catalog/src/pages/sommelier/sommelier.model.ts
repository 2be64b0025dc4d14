import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { readSommelierPage } from 'shared-contracts/api/pages';
import type { SommelierPage } from 'shared-contracts/api/pages.schema';
import {
  countSommelierWines,
  listSommelierWines,
  readSommelierPageFilters,
} from 'shared-contracts/api/sommelier';
import { failureCodeOf } from 'shared-kit/failure';
import { createApiEffect } from 'shared-kit/host';
import { $locale, $publicUrl } from 'shared-kit/locale';
import type { PageRequest } from 'shared-kit/page';
import { $messages } from '../../lib/messages.ts';
import { type Guide, hrefOfGuide, parseGuide, START, toChoice } from './guide.ts';
import { pageOfSommelier } from './sommelier-head.ts';
import type { Advice, Outcome } from './sommelier-outcome.ts';

/** Model of the sommelier (docs/product/sommelier.md). Its state is the URL; every answer is a link. */
export const opened = createEvent<PageRequest>();
export const retryClicked = createEvent();

const readContentFx = createApiEffect(readSommelierPage);
const readChoicesFx = createApiEffect(readSommelierPageFilters);
const countFx = createApiEffect(countSommelierWines);
const listWinesFx = createApiEffect(listSommelierWines);

const askFx = createEffect(async (guide: Guide): Promise<Advice> => {
  const choice = toChoice(guide);
  const { continent, country } = choice;
  const [choices, found] = await Promise.all([
    readChoicesFx({ query: { continent, country } }),
    guide.step === 'wines'
      ? listWinesFx({ query: { ...choice, page: guide.page } })
      : countFx({ query: choice }),
  ]);
  const [count, wines] = 'total' in found ? [found.total, found] : [found.data.count, null];
  return { guide, choices: choices.data, count, wines };
});

export const $guide = createStore<Guide>(START, { sid: 'sommelier-guide' });
export const $outcome = createStore<Outcome>({ kind: 'pending' }, { sid: 'sommelier-outcome' });
/** Content of the sommelier page. Null until loaded; the page then uses its own texts. */
export const $content = createStore<SommelierPage | null>(null, { sid: 'sommelier-content' });
export const $isAsking = askFx.pending;
export const $page = combine(
  {
    outcome: $outcome,
    content: $content,
    messages: $messages,
    locale: $locale,
    publicUrl: $publicUrl,
  },
  pageOfSommelier,
);

sample({ clock: opened, fn: ({ query }) => parseGuide(query), target: $guide });

// The shell may open a page twice: to prepare it, and to show it.
const $asked = createStore('', { serialize: 'ignore' });
const adviceNeeded = sample({
  clock: opened,
  source: { asked: $asked, isAsking: $isAsking },
  filter: ({ asked, isAsking }, { url }) => !isAsking || asked !== url,
  fn: (_, request) => request,
});
sample({ clock: adviceNeeded, fn: ({ url }) => url, target: $asked });
sample({ clock: adviceNeeded, fn: ({ query }) => parseGuide(query), target: askFx });
sample({ clock: retryClicked, source: $guide, target: askFx });
sample({
  clock: [adviceNeeded, retryClicked],
  source: $content,
  filter: (content) => content === null,
  fn: () => ({}),
  target: readContentFx,
});

// Ignore a response for an older URL.
const isCurrent = (now: Guide, { params }: { params: Guide }) => hrefOfGuide(now) === hrefOfGuide(params);
sample({
  clock: askFx.done,
  source: $guide,
  filter: isCurrent,
  fn: (_, { result }): Outcome => ({ kind: 'ready', ...result }),
  target: $outcome,
});
sample({
  clock: askFx.fail,
  source: $guide,
  filter: isCurrent,
  fn: (_, { error }): Outcome => ({ kind: 'failed', code: failureCodeOf(error) }),
  target: $outcome,
});
sample({ clock: readContentFx.doneData, fn: ({ data }) => data, target: $content });
