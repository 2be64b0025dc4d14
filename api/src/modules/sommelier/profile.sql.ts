/** The rules as SQL, so that a large cellar is searched where it lies. */
import { type RawBuilder, sql } from 'kysely';
import type { SommelierChoice } from 'shared-contracts/api/sommelier.schema';
import { BODIES } from './bodies.ts';
import { countriesOf } from './continents.ts';
import { FOODS } from './foods.ts';
import { type Conditions, SCALES, SKIN_TYPES, TANNIN } from './rule.ts';
import { RULES } from './rules.ts';

// The rules are constants of this module: they are written into the text once, not sent and bound with each question.
const quote = (value: string): string => `'${value.replaceAll("'", "''")}'`;
const oneOf = (column: string, values: readonly string[]): string =>
  `${column} in (${values.map(quote).join(', ')})`;
const within = (column: string, [from, to]: readonly [number, number]): string =>
  `${column} between ${from} and ${to}`;

const holds = ({ types, grapes, tannin, ...scales }: Conditions): string =>
  [
    ...(types ? [oneOf('type', types)] : []),
    ...(grapes ? [oneOf('grape', grapes)] : []),
    ...(tannin ? [within('tannin', tannin)] : []),
    ...SCALES.flatMap((scale) => (scales[scale] ? [within(scale, scales[scale])] : [])),
  ].join(' and ');

/** Number of the first rule that holds, one column a food; null where none does. */
const MATCHES = FOODS.map(
  ({ id }) => `case ${RULES[id].map(({ when }, index) => `when ${holds(when)} then ${index}`).join(' ')} end`,
).join(', ');

/** `with` clause: `wines`, every wine that can be bought and fits a food. `matches` follows the order of FOODS. */
export const winesThatFit = sql.raw(`
  with facts as materialized (
    select p.id, p.rank, p.attributes -> 'foods' as foods,
      (p.attributes ->> 'body')::int as body, (p.attributes ->> 'acidity')::int as acidity,
      (p.attributes ->> 'sweetness')::int as sweetness, (p.attributes ->> 'freshness')::int as freshness,
      f.type, f.grape, f.country
    from products p
    join skus s on s.product_id = p.id and s.position = 0
    join lateral (
      select (array_agg(value order by position) filter (where key = 'tipo'))[1] as type,
        (array_agg(value order by position) filter (where key = 'variedad'))[1] as grape,
        (array_agg(value order by position) filter (where key = 'pais'))[1] as country
      from product_facets where product_id = p.id
    ) f on true
    where p.type = 'Wine' and p.is_active and s.stock > 0
  ),
  tasted as materialized (
    select *, case when ${oneOf('type', SKIN_TYPES)}
      then (${quote(JSON.stringify(TANNIN))}::jsonb ->> grape)::int end as tannin
    from facts
  ),
  matched as materialized (select *, array[${MATCHES}]::int[] as matches from tasted),
  wines as materialized (select * from matched where array_remove(matches, null) <> '{}')`);

type Condition = RawBuilder<boolean>;

export type ChoiceKey = keyof SommelierChoice;

const anyOf = (conditions: Condition[]): Condition =>
  conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` or `)})`;

const foodIndexes = (foods: readonly string[]): number[] =>
  FOODS.flatMap(({ id }, index) => (foods.includes(id) ? [index + 1] : []));

const CONDITIONS: Readonly<Record<ChoiceKey, (values: readonly string[]) => Condition>> = {
  continent: (values) => sql`w.country = any(${countriesOf(values)})`,
  country: (values) => sql`w.country = any(${values})`,
  type: (values) => sql`w.type = any(${values})`,
  body: (values) =>
    anyOf(
      BODIES.filter(({ value }) => values.includes(value)).map(({ range }) =>
        sql.raw(within('w.body', range)),
      ),
    ),
  food: (values) => anyOf(foodIndexes(values).map((index) => sql`w.matches[${sql.lit(index)}] is not null`)),
};

/** What a choice asks of a wine; the group named by `except` is left open. */
export const fitsChoice = (choice: SommelierChoice, except?: ChoiceKey): Condition => {
  const asked = (Object.keys(CONDITIONS) as ChoiceKey[])
    .filter((key) => key !== except && choice[key].length > 0)
    .map((key) => CONDITIONS[key](choice[key]));
  return asked.length === 0 ? sql`true` : sql`${sql.join(asked, sql` and `)}`;
};
