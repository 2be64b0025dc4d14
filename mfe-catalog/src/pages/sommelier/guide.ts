import { MAX_ANSWER_LENGTH, MAX_PAGE } from 'shared-contracts/domain/list-query';
import { hrefs } from 'shared-contracts/hrefs';
import type { PageRequest } from 'shared-kit/page';

/** Questions in their order: the first one is the page's title. */
export const QUESTIONS = ['food', 'continent', 'country'] as const;
export type Question = (typeof QUESTIONS)[number];
export type Step = Question | 'wines';

/** Answers and step of the shopper. The URL holds all of it. */
export interface Guide {
  /** Answers as API values. Null means any. */
  continent: string | null;
  country: string | null;
  food: string | null;
  step: Step;
  /** Page of the wines, from 1. */
  page: number;
}

/** Query keys in the order of a URL. Spanish, like all URLs of the shop. */
const KEYS: Record<Question, string> = { continent: 'continente', country: 'pais', food: 'comida' };
const STEPS: Record<Step, string> = { ...KEYS, wines: 'vinos' };
const STEP_KEY = 'paso';

export const START: Guide = { continent: null, country: null, food: null, step: 'food', page: 1 };

/** Default step: the wines of a food, else the question that these answers leave open. */
const nextStepOf = ({ continent, country, food }: Omit<Guide, 'step'>): Step => {
  if (food) return 'wines';
  return continent && !country ? 'country' : 'food';
};

/** Parses a URL's query. Ignores unknown keys and steps, and invalid page numbers. */
export const parseGuide = (query: PageRequest['query']): Guide => {
  const answerOf = (question: Question) =>
    query[KEYS[question]]?.[0]?.trim().slice(0, MAX_ANSWER_LENGTH) || null;
  const page = /^\d{1,6}$/.test(query.page?.[0] ?? '') ? Number(query.page?.[0]) : 1;
  const answers = {
    continent: answerOf('continent'),
    country: answerOf('country'),
    food: answerOf('food'),
    page: Math.min(Math.max(1, page), MAX_PAGE),
  };
  const steps: readonly Step[] = [...QUESTIONS, 'wines'];
  const asked = steps.find((step) => STEPS[step] === query[STEP_KEY]?.[0]);
  return { ...answers, step: asked ?? nextStepOf(answers) };
};

/** URL of a guide. Omits values that follow from others, so that each guide has one URL. */
export const hrefOfGuide = (guide: Guide): string => {
  const query = new URLSearchParams();
  for (const question of Object.keys(KEYS) as Question[]) {
    const answer = guide[question];
    if (answer !== null) query.set(KEYS[question], answer);
  }
  if (guide.step !== nextStepOf(guide)) query.set(STEP_KEY, STEPS[guide.step]);
  if (guide.step === 'wines' && guide.page > 1) query.set('page', String(guide.page));
  return query.size > 0 ? `${hrefs.sommelier}?${query}` : hrefs.sommelier;
};

/** Whether there is an answer to any question. */
export const hasAnswer = (guide: Guide): boolean => QUESTIONS.some((question) => guide[question] !== null);

/** Changes the step and keeps the answers. */
export const atStep = (guide: Guide, step: Step): Guide => ({ ...guide, step, page: 1 });

/**
 * Answers a question, or skips it with null, and leads to the next one. A new continent clears the country. A new food
 * keeps the place: when it is chosen, the wines are next.
 */
export const withAnswer = (guide: Guide, question: Question, answer: string | null): Guide => {
  if (question === 'food') return atStep({ ...guide, food: answer }, guide.continent ? 'wines' : 'continent');
  if (question === 'country') return atStep({ ...guide, country: answer }, 'wines');
  const country = answer !== null && answer === guide.continent ? guide.country : null;
  return atStep({ ...guide, continent: answer, country }, answer === null ? 'wines' : 'country');
};

/** Converts the answers to the API's query. */
export const toChoice = ({ continent, country, food }: Guide) => ({
  continent: continent ?? undefined,
  country: country ?? undefined,
  food: food ?? undefined,
});
