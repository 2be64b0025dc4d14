import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { readSommelierPage } from 'shared-contracts/api/pages';
import type { SommelierPage } from 'shared-contracts/api/pages.schema';
import {
  countSommelierWines,
  listSommelierWines,
  readSommelierPageFilters,
} from 'shared-contracts/api/sommelier';
import { createApiEffect, createDataEffect } from 'shared-kit/host';
import { $locale, $publicUrl } from 'shared-kit/locale';
import type { PageRequest } from 'shared-kit/page';
import { createQuery } from 'shared-kit/query/create-query';
import { $messages } from '../../lib/messages.ts';
import type { Findings } from './advice.ts';
import { type Guide, hrefOfGuide, parseGuide, toChoice } from './guide.ts';
import { pageOfSommelier } from './sommelier-head.ts';

/** Model of the sommelier (docs/product/sommelier.md). The URL holds the answers: every answer is a link. */
export const opened = createEvent<PageRequest>();

const readContentFx = createDataEffect(readSommelierPage);
const readChoicesFx = createApiEffect(readSommelierPageFilters);
const countFx = createApiEffect(countSommelierWines);
const listWinesFx = createApiEffect(listSommelierWines);

const askFx = createEffect(async (guide: Guide): Promise<Findings> => {
  const choice = toChoice(guide);
  const [choices, found] = await Promise.all([
    readChoicesFx({ query: choice }),
    guide.step === 'wines'
      ? listWinesFx({ query: { ...choice, page: guide.page } })
      : countFx({ query: choice }),
  ]);
  const [count, wines] = 'total' in found ? [found.total, found] : [found.data.count, null];
  return { choices: choices.data, count, wines };
});

export const advice = createQuery({
  load: askFx,
  sid: 'sommelier-outcome',
  keyOf: hrefOfGuide,
  keepPrevious: true,
});
/** Content of the sommelier page. Null until loaded; the page then uses its own texts. */
export const $content = createStore<SommelierPage | null>(null, { sid: 'sommelier-content' });
export const $page = combine(
  {
    outcome: advice.$outcome,
    content: $content,
    messages: $messages,
    locale: $locale,
    publicUrl: $publicUrl,
  },
  pageOfSommelier,
);

sample({ clock: opened, fn: ({ query }) => parseGuide(query), target: advice.requested });
sample({
  clock: [opened, advice.retried],
  source: { content: $content, isLoading: readContentFx.pending },
  filter: ({ content, isLoading }) => content === null && !isLoading,
  fn: () => ({}),
  target: readContentFx,
});
sample({ clock: readContentFx.doneData, target: $content });
