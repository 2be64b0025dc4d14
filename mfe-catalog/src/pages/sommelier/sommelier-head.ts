import type { SommelierPage } from 'shared-contracts/api/pages.schema';
import type { SommelierFood, SommelierPageFilters } from 'shared-contracts/api/sommelier.schema';
import type { PageHead, PageState } from 'shared-contracts/host';
import { hrefs } from 'shared-contracts/hrefs';
import type { Locale } from 'shared-contracts/locale';
import type { Outcome } from 'shared-kit/query/outcome';
import { breadcrumbList, type Crumb } from 'shared-kit/structured-data';
import { preloadImageOf } from 'shared-ui/picture';
import { CARD_SIZES } from '../../lib/card-sizes.ts';
import { itemList } from '../../lib/item-list.ts';
import { areLoaded } from '../../lib/messages.ts';
import type { Messages } from '../../messages/es.ts';
import { type SommelierWords, sommelierWords } from '../../messages/sommelier.ts';
import type { Findings } from './advice.ts';
import type { Guide, Question } from './guide.ts';

const findFood = (choices: SommelierPageFilters, id: string | null): SommelierFood | undefined =>
  choices.groups.flatMap(({ foods }) => foods).find((food) => food.id === id);

/** Questions in the order in which the content of the page has their texts. */
const STEPS_OF_CONTENT: readonly Question[] = ['continent', 'country', 'food'];

/** The merchant's texts of a question. Undefined until they are loaded. */
export const stepTextOf = (content: SommelierPage | null, question: Question) =>
  content?.steps[STEPS_OF_CONTENT.indexOf(question)];

/** Label of an answer. The raw value when the API does not know it. Null without an answer. */
export const answerOf = (choices: SommelierPageFilters, guide: Guide, question: Question): string | null => {
  const value = guide[question];
  if (value === null || question === 'food') return findFood(choices, value)?.label ?? value;
  const options = question === 'continent' ? choices.continents : choices.countries;
  return options.find((option) => option.value === value)?.label ?? value;
};

/** Heading of the recommended wines. */
export const titleOfWines = (choices: SommelierPageFilters, guide: Guide, words: SommelierWords): string => {
  const food = answerOf(choices, guide, 'food');
  return food ? words.winesFor(food) : words.anyWines;
};

export const crumbsOf = (messages: Messages, words: SommelierWords): Crumb[] => [
  { label: messages.home, href: hrefs.home },
  { label: words.crumb, href: hrefs.sommelier },
];

interface SommelierFacts {
  outcome: Outcome<Findings, Guide>;
  content: SommelierPage | null;
  messages: Messages;
  locale: Locale;
  publicUrl: string;
}

/** Status and head of the sommelier. Null until the first response. All results share one canonical URL. */
export const pageOfSommelier = (facts: SommelierFacts): PageState | null => {
  const { outcome, content, messages, locale, publicUrl } = facts;
  if (outcome.kind === 'pending' || !areLoaded(messages)) return null;
  const words = sommelierWords[locale];
  const head: PageHead = {
    title: content?.seo.title ?? words.title,
    description: content?.seo.description ?? words.text,
    keywords: content?.seo.keywords,
    canonical: hrefs.sommelier,
  };
  if (outcome.kind === 'failed') return { status: 503, head: { ...head, noindex: true } };
  const crumbs = breadcrumbList(publicUrl, crumbsOf(messages, words));
  const guide = outcome.params;
  const { wines, choices } = outcome.data;
  const image = content?.seo.image ?? undefined;
  if (!wines) return { status: 200, head: { ...head, image, jsonLd: [crumbs] } };
  const first = wines.data[0];
  return {
    status: 200,
    head: {
      ...head,
      title: messages.listing.pageTitle(titleOfWines(choices, guide, words), guide.page),
      image,
      noindex: wines.data.length === 0,
      preloadImage: first && preloadImageOf(first.frontend_image, CARD_SIZES),
      jsonLd: [crumbs, itemList(publicUrl, wines)],
    },
  };
};
