import { hrefs } from 'shared-contracts/hrefs';
import type { PageRequest } from 'shared-kit/page';

/** Filters of the journal in the URL: topics (`tema`) and years (`ano`). */
export interface Choice {
  tema: readonly string[];
  ano: readonly string[];
}
type ChoiceKey = keyof Choice;

const KEYS: readonly ChoiceKey[] = ['ano', 'tema'];
const PAGE = /^[1-9]\d{0,4}$/;

/** Page number of the URL. Invalid numbers count as 1. */
export const pageOf = ({ query }: PageRequest): number =>
  PAGE.test(query.page?.[0] ?? '') ? Number(query.page?.[0]) : 1;

export const choiceOf = ({ query }: PageRequest): Choice => ({
  tema: query.tema ?? [],
  ano: query.ano ?? [],
});

export const isChoice = (choice: Choice): boolean => KEYS.some((key) => choice[key].length > 0);

/** Adds a value to the filters, or removes it when present. */
export const toggled = (choice: Choice, key: string, value: string): Choice => {
  const values = choice[key as ChoiceKey] ?? [];
  const next = values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
  return { ...choice, [key]: next };
};

/** URL of a page of the filtered articles. */
export const hrefOf = (choice: Choice, page = 1): string => {
  const query = new URLSearchParams();
  for (const key of KEYS) for (const value of choice[key].toSorted()) query.append(key, value);
  if (page > 1) query.set('page', String(page));
  const text = query.toString();
  return text ? `${hrefs.blog}?${text}` : hrefs.blog;
};
