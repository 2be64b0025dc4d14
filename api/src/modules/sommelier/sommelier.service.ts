import type {
  SommelierChoice,
  SommelierFilters,
  SommelierFood,
  SommelierFoodList,
  SommelierPageFilters,
  SommelierWine,
  SommelierWineList,
} from 'shared-contracts/api/sommelier.schema';
import type { Locale } from 'shared-contracts/locale';
import type { Executor } from '../../db/connect.ts';
import { pageOf } from '../../db/list.ts';
import { findPage } from '../content/pages.repository.ts';
import { findCards } from '../products/cards.repository.ts';
import { FOODS, GROUPS, type GroupId } from '../products/foods.ts';
import {
  BODIES,
  type ChoiceKey,
  countValues,
  type Profile,
  profilesThatFit,
  sumWines,
  type ValueCounts,
} from './cellar.ts';
import { CONTINENTS, continentOf, countriesOf } from './continents.ts';
import { readCellar } from './read-cellar.service.ts';
import { type FittingWine, findFittingWines, findLabels } from './sommelier.repository.ts';

const NO_CHOICE: SommelierChoice = { continent: [], country: [], food: [], type: [], body: [] };

const HEADINGS: Record<ChoiceKey, Record<Locale, string>> = {
  continent: { es: 'Continente', en: 'Continent' },
  country: { es: 'País', en: 'Country' },
  food: { es: 'Comida', en: 'Food' },
  type: { es: 'Tipo de vino', en: 'Kind of wine' },
  body: { es: 'Cuerpo', en: 'Body' },
};

type Counted = { value: string; label: string; count: number };

/**
 * Values of one filter group with labels and counts, in display order. A value without wines is left out, unless it is
 * chosen: the shopper must see its name and be able to choose another.
 */
function optionsOf(
  key: ChoiceKey,
  { counts, chosen }: { counts: ValueCounts; chosen: readonly string[] },
  labels: Map<string, string>,
  locale: Locale,
): Counted[] {
  const own = [...counts[key]];
  const sum = (fits: (value: string) => boolean) =>
    own.reduce((total, [value, count]) => (fits(value) ? total + count : total), 0);
  const named = (facet: string): Counted[] =>
    [...new Set([...counts[key].keys(), ...chosen.filter((value) => labels.has(`${facet} ${value}`))])]
      .map((value) => ({
        value,
        label: labels.get(`${facet} ${value}`) ?? value,
        count: counts[key].get(value) ?? 0,
      }))
      .toSorted((a, b) => b.count - a.count || a.label.localeCompare(b.label, locale));
  switch (key) {
    case 'continent':
      return CONTINENTS.map(({ value, label, countries }) => ({
        value,
        label: label[locale],
        count: sum((country) => countries.includes(country)),
      })).filter(({ value, count }) => count > 0 || chosen.includes(value));
    case 'body':
      return BODIES.map(({ value, label, range: [from, to] }) => ({
        value,
        label: label[locale],
        count: sum((step) => Number(step) >= from && Number(step) <= to),
      }));
    case 'food':
      return FOODS.map(({ id, label }) => ({
        value: id,
        label: label[locale],
        count: counts.food.get(id) ?? 0,
      }));
    case 'country':
      return named('pais');
    case 'type':
      return named('tipo');
  }
}

/** Filter groups with counts under the choices of the other groups. A group ignores its own choice. */
export async function readFilters(
  db: Executor,
  choice: SommelierChoice,
  locale: Locale,
): Promise<SommelierFilters> {
  const [cellar, labels] = await Promise.all([readCellar(db), findLabels(db, locale)]);
  const counts = countValues(cellar, choice);
  const data = (Object.keys(HEADINGS) as ChoiceKey[]).map((key) => ({
    key,
    label: HEADINGS[key][locale],
    options: optionsOf(key, { counts, chosen: choice[key] }, labels, locale).map((option) => ({
      ...option,
      selected: choice[key].includes(option.value),
    })),
  }));
  return { data, total: sumWines(profilesThatFit(cellar, choice)) };
}

export const countWines = async (db: Executor, choice: SommelierChoice): Promise<number> =>
  sumWines(profilesThatFit(await readCellar(db), choice));

type Pictures = Record<string, SommelierFood['picture']>;

/** Pictures by food id, from the content of the sommelier page. */
async function findFoodPictures(db: Executor, locale: Locale): Promise<Pictures> {
  const page = (await findPage(db, 'sommelier', locale)) as { food_pictures?: Pictures } | undefined;
  return page?.food_pictures ?? {};
}

const toFoods = (counts: ValueCounts, pictures: Pictures, locale: Locale): SommelierFood[] =>
  FOODS.map(({ id, group, label, examples }) => ({
    id,
    label: label[locale],
    group: { value: group, label: GROUPS[group][locale] },
    examples: examples[locale],
    picture: pictures[id] ?? null,
    count: counts.food.get(id) ?? 0,
  }));

/**
 * Answers of the guide's questions: the continents and the countries of the chosen continent, both with the wines for the
 * chosen food, and the foods that match wines of the chosen continent and country. A chosen answer is among them even
 * without wines, because the guide shows its name.
 */
export async function readPageFilters(
  db: Executor,
  { continent, country, food }: { continent?: string; country?: string; food?: string },
  locale: Locale,
): Promise<SommelierPageFilters> {
  const place = { ...NO_CHOICE, continent: continent ? [continent] : [], country: country ? [country] : [] };
  const [cellar, labels, pictures] = await Promise.all([
    readCellar(db),
    findLabels(db, locale),
    findFoodPictures(db, locale),
  ]);
  const counts = countValues(cellar, { ...NO_CHOICE, food: food ? [food] : [] });
  const foods = toFoods(countValues(cellar, place), pictures, locale);
  const inContinent = (value: string) => !continent || countriesOf([continent]).includes(value);
  return {
    continents: optionsOf('continent', { counts, chosen: place.continent }, labels, locale),
    countries: optionsOf('country', { counts, chosen: place.country }, labels, locale)
      .filter(({ value }) => inContinent(value) || value === country)
      .map((option) => ({
        ...option,
        count: inContinent(option.value) ? option.count : 0,
        continent: continentOf(option.value),
      })),
    groups: (Object.keys(GROUPS) as GroupId[])
      .map((value) => ({
        value,
        label: GROUPS[value][locale],
        foods: foods.filter(({ id, group, count }) => group.value === value && (count > 0 || id === food)),
      }))
      .filter((group) => group.foods.length > 0),
  };
}

/** One page of the foods that match wines of the countries. Without a country: wines of all countries. */
export async function listFoods(
  db: Executor,
  { page, limit, country }: { page: number; limit: number; country: string[] },
  locale: Locale,
): Promise<SommelierFoodList> {
  const [cellar, pictures] = await Promise.all([readCellar(db), findFoodPictures(db, locale)]);
  const counts = countValues(cellar, { ...NO_CHOICE, country });
  const foods = toFoods(counts, pictures, locale).filter(({ count }) => count > 0);
  return {
    data: foods.slice((page - 1) * limit, page * limit),
    ...pageOf({ page, per_page: limit }, foods.length),
  };
}

/**
 * Food and reason that a wine's card shows: a chosen food that matches the wine, or any matching food without
 * a choice. Prefers a food that the wine's own page names.
 */
function reasonOf(
  wine: FittingWine,
  { rules }: Profile,
  chosen: readonly string[],
  locale: Locale,
): Pick<SommelierWine, 'food' | 'reason'> {
  const fitting = FOODS.flatMap((food, index) => {
    const rule = rules[index];
    return rule && (chosen.length === 0 || chosen.includes(food.id)) ? [{ food, rule }] : [];
  });
  const found = fitting.find(({ food }) => wine.foods.includes(food.id)) ?? fitting[0];
  if (!found) throw new Error(`wine ${wine.id} was found for no food`);
  return {
    food: { value: found.food.id, label: found.food.label[locale] },
    reason: found.rule.reason[locale],
  };
}

/** One page of the wines that match the choices, each with food and reason. A page after the last is empty. */
export async function listWines(
  db: Executor,
  { page, per_page, ...choice }: SommelierChoice & { page: number; per_page: number },
  locale: Locale,
): Promise<SommelierWineList> {
  const cellar = profilesThatFit(await readCellar(db), choice);
  const fitting = new Map(cellar.map(({ profile }) => [profile.id, profile]));
  const total = sumWines(cellar);
  const found = await findFittingWines(
    db,
    { profiles: [...fitting.keys()], foods: choice.food },
    { limit: per_page, offset: (page - 1) * per_page },
  );
  const wines = new Map(found.map((wine) => [wine.id, wine]));
  const cards = await findCards(db, [...wines.keys()], locale);
  return {
    data: cards.flatMap((card) => {
      const wine = wines.get(card.id);
      const profile = wine && fitting.get(wine.profile);
      return profile ? [{ ...card, ...reasonOf(wine, profile, choice.food, locale) }] : [];
    }),
    ...pageOf({ page, per_page }, total),
  };
}
