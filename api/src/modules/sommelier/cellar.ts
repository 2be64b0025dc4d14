/** The wines that can be bought by what the rules look at: what the guide counts. */
import type { SommelierChoice } from 'shared-contracts/api/sommelier.schema';
import type { WineFacts } from '../../db/schema/catalogue.ts';
import { BODIES } from './bodies.ts';
import { countriesOf } from './continents.ts';
import { FOODS } from './foods.ts';
import { type Conditions, type Range, type Rule, SCALES, SKIN_TYPES, TANNIN } from './rule.ts';
import { RULES } from './rules.ts';

/** Wines that are alike to every rule. */
export interface Profile {
  id: string;
  facts: WineFacts;
  /** By the order of FOODS the first rule that holds; undefined where none does. */
  rules: readonly (Rule | undefined)[];
}
/** Profiles that go with a food, each with its wines that can be bought. */
export type Cellar = readonly { profile: Profile; wines: number }[];
export type ChoiceKey = keyof SommelierChoice;

const within = (figure: number | undefined, [from, to]: Range): boolean =>
  figure !== undefined && figure >= from && figure <= to;
const oneOf = (value: string | undefined, values: readonly string[]): boolean =>
  value !== undefined && values.includes(value);
const tanninOf = ({ type, grape }: WineFacts): number | undefined =>
  oneOf(type, SKIN_TYPES) && grape && Object.hasOwn(TANNIN, grape) ? TANNIN[grape] : undefined;

const holds = ({ types, grapes, tannin, ...scales }: Conditions, facts: WineFacts): boolean =>
  (!types || oneOf(facts.type, types)) &&
  (!grapes || oneOf(facts.grape, grapes)) &&
  (!tannin || within(tanninOf(facts), tannin)) &&
  SCALES.every((scale) => !scales[scale] || within(facts[scale], scales[scale]));

export const toProfile = ({ id, facts }: Pick<Profile, 'id' | 'facts'>): Profile => ({
  id,
  facts,
  rules: FOODS.map((food) => RULES[food.id].find(({ when }) => holds(when, facts))),
});

/** Is there a food that these wines go with? */
export const isForFood = ({ rules }: Profile): boolean => rules.some((rule) => rule !== undefined);

const ASKED: Readonly<Record<ChoiceKey, (profile: Profile, values: readonly string[]) => boolean>> = {
  continent: ({ facts }, values) => oneOf(facts.country, countriesOf(values)),
  country: ({ facts }, values) => oneOf(facts.country, values),
  type: ({ facts }, values) => oneOf(facts.type, values),
  body: ({ facts }, values) =>
    BODIES.some(({ value, range }) => values.includes(value) && within(facts.body, range)),
  food: ({ rules }, values) => FOODS.some(({ id }, index) => rules[index] && values.includes(id)),
};

/** What fits the choice; the group named by `except` is left open. */
export const thatFit = (cellar: Cellar, choice: SommelierChoice, except?: ChoiceKey): Cellar => {
  const asked = (Object.keys(ASKED) as ChoiceKey[]).filter((key) => key !== except && choice[key].length > 0);
  return asked.length === 0
    ? cellar
    : cellar.filter(({ profile }) => asked.every((key) => ASKED[key](profile, choice[key])));
};

export const countWines = (cellar: Cellar): number => cellar.reduce((sum, { wines }) => sum + wines, 0);

/** What a profile counts for in each group. Bodies come as steps 1 to 5, continents as the countries in them. */
const VALUES: Readonly<Record<ChoiceKey, (profile: Profile) => readonly (string | number | undefined)[]>> = {
  continent: ({ facts }) => [facts.country],
  country: ({ facts }) => [facts.country],
  type: ({ facts }) => [facts.type],
  body: ({ facts }) => [facts.body],
  food: ({ rules }) => FOODS.map(({ id }, index) => (rules[index] ? id : undefined)),
};

export type ValueCounts = Readonly<Record<ChoiceKey, ReadonlyMap<string, number>>>;

/** How many wines each value would leave beside the other groups' choices. */
export const countValues = (cellar: Cellar, choice: SommelierChoice): ValueCounts => {
  const countsOf = (key: ChoiceKey) => {
    const counts = new Map<string, number>();
    for (const { profile, wines } of thatFit(cellar, choice, key)) {
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
