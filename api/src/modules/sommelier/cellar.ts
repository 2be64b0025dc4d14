/** Wines in stock, grouped by the attributes that the rules of food pairing use. */
import type { SommelierChoice } from 'shared-contracts/api/sommelier.schema';
import type { WineFacts } from '../../db/schema/catalogue.ts';
import type { Bilingual } from '../products/bilingual.ts';
import { FOODS } from '../products/foods.ts';
import { countriesOf } from './continents.ts';
import { type Conditions, type Range, type Rule, SCALES, SKIN_TYPES, TANNIN } from './rule.ts';
import { RULES } from './rules.ts';

/** Body in the sommelier's guide: three labels for the five steps of the wine page. */
export const BODIES: readonly { value: string; label: Bilingual; range: Range }[] = [
  { value: 'light', label: { es: 'Ligero', en: 'Light' }, range: [1, 2] },
  { value: 'medium', label: { es: 'Medio', en: 'Medium' }, range: [3, 3] },
  { value: 'full', label: { es: 'Con cuerpo', en: 'Full' }, range: [4, 5] },
];

/** Group of wines with equal attributes for all rules. */
export interface Profile {
  id: string;
  facts: WineFacts;
  /** First matching rule per food, in the order of FOODS. Undefined without a match. */
  rules: readonly (Rule | undefined)[];
}
/** Profiles that match at least one food, each with its number of wines in stock. */
export type Cellar = readonly { profile: Profile; wines: number }[];
export type ChoiceKey = keyof SommelierChoice;

const within = (figure: number | undefined, [from, to]: Range): boolean =>
  figure !== undefined && figure >= from && figure <= to;
const oneOf = (value: string | undefined, values: readonly string[]): boolean =>
  value !== undefined && values.includes(value);
const tanninOf = ({ type, grape }: WineFacts): number | undefined =>
  oneOf(type, SKIN_TYPES) && grape && Object.hasOwn(TANNIN, grape) ? TANNIN[grape] : undefined;

const meetsConditions = ({ types, grapes, tannin, ...scales }: Conditions, facts: WineFacts): boolean =>
  (!types || oneOf(facts.type, types)) &&
  (!grapes || oneOf(facts.grape, grapes)) &&
  (!tannin || within(tanninOf(facts), tannin)) &&
  SCALES.every((scale) => !scales[scale] || within(facts[scale], scales[scale]));

export const toProfile = ({ id, facts }: Pick<Profile, 'id' | 'facts'>): Profile => ({
  id,
  facts,
  rules: FOODS.map((food) => RULES[food.id].find(({ when }) => meetsConditions(when, facts))),
});

/** Whether any food matches these wines. */
export const isForFood = ({ rules }: Profile): boolean => rules.some((rule) => rule !== undefined);

/** Whether a profile has one of the chosen values, by group of the choice. */
const MATCHES: Readonly<Record<ChoiceKey, (profile: Profile, values: readonly string[]) => boolean>> = {
  continent: ({ facts }, values) => oneOf(facts.country, countriesOf(values)),
  country: ({ facts }, values) => oneOf(facts.country, values),
  type: ({ facts }, values) => oneOf(facts.type, values),
  body: ({ facts }, values) =>
    BODIES.some(({ value, range }) => values.includes(value) && within(facts.body, range)),
  food: ({ rules }, values) => FOODS.some(({ id }, index) => rules[index] && values.includes(id)),
};

/** Profiles that match the choices, except the group `except`. */
export const profilesThatFit = (cellar: Cellar, choice: SommelierChoice, except?: ChoiceKey): Cellar => {
  const chosen = (Object.keys(MATCHES) as ChoiceKey[]).filter(
    (key) => key !== except && choice[key].length > 0,
  );
  return chosen.length === 0
    ? cellar
    : cellar.filter(({ profile }) => chosen.every((key) => MATCHES[key](profile, choice[key])));
};

export const sumWines = (cellar: Cellar): number => cellar.reduce((sum, { wines }) => sum + wines, 0);

/** Values of a profile per group. Body as steps 1 to 5, continents as their countries. */
const VALUES: Readonly<Record<ChoiceKey, (profile: Profile) => readonly (string | number | undefined)[]>> = {
  continent: ({ facts }) => [facts.country],
  country: ({ facts }) => [facts.country],
  type: ({ facts }) => [facts.type],
  body: ({ facts }) => [facts.body],
  food: ({ rules }) => FOODS.map(({ id }, index) => (rules[index] ? id : undefined)),
};

export type ValueCounts = Readonly<Record<ChoiceKey, ReadonlyMap<string, number>>>;

/** Number of wines per value under the choices of the other groups. */
export const countValues = (cellar: Cellar, choice: SommelierChoice): ValueCounts => {
  const countsOf = (key: ChoiceKey) => {
    const counts = new Map<string, number>();
    for (const { profile, wines } of profilesThatFit(cellar, choice, key)) {
      for (const value of VALUES[key](profile)) {
        if (value !== undefined) counts.set(String(value), (counts.get(String(value)) ?? 0) + wines);
      }
    }
    return counts;
  };
  return {
    continent: countsOf('continent'),
    country: countsOf('country'),
    food: countsOf('food'),
    type: countsOf('type'),
    body: countsOf('body'),
  };
};
