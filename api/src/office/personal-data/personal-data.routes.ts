import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import type { Locale } from 'shared-contracts/locale';
import * as endpoints from 'shared-contracts/office/personal-data';
import type * as schema from 'shared-contracts/office/personal-data.schema';
import type { OfficeModule } from '../../module.ts';
import { DATA_MAP } from '../../personal-data/data-map.ts';
import { BASES, ELSEWHERE, PURPOSES, type Purpose, RECEIVERS } from '../../personal-data/purposes.ts';
import { officeEndpoints } from '../access/access.ts';
import { findErasedRows } from './erased-rows.repository.ts';

type Register = EndpointOutput<typeof schema.readPersonalData>;

const tablesOf = (purpose: string): string[] =>
  Object.entries(DATA_MAP).flatMap(([table, map]) => (map.purpose === purpose ? [table] : []));

const purposesIn = (locale: Locale): Register['purposes'] =>
  Object.entries<Purpose>(PURPOSES).map(([id, { name, data, basis, term, receivers }]) => ({
    id,
    name: name[locale],
    data: data[locale],
    basis: BASES[basis][locale],
    term: term[locale],
    receivers: receivers.map((receiver) => RECEIVERS[receiver][locale]),
    tables: tablesOf(id),
  }));

/** Sums of the tables of each purpose. Counts of rows without personal data are left out. */
const erasedIn = (found: Awaited<ReturnType<typeof findErasedRows>>, locale: Locale): Register['erased'] => {
  const sums = new Map<string, Register['erased'][number]>();
  for (const { day, of_table, cause, rows } of found) {
    const purpose = DATA_MAP[of_table]?.purpose;
    if (!purpose) continue;
    const name = PURPOSES[purpose].name[locale];
    const key = `${day} ${cause} ${name}`;
    sums.set(key, { day, name, cause, rows: rows + (sums.get(key)?.rows ?? 0) });
  }
  return [...sums.values()];
};

export const personalDataModule: OfficeModule = (app, deps) => {
  const on = officeEndpoints(app, deps);
  on(endpoints.readPersonalData, async ({ request: { locale } }) => ({
    purposes: purposesIn(locale),
    elsewhere: ELSEWHERE.map(({ id, name, term }) => ({ id, name: name[locale], term: term[locale] })),
    erased: erasedIn(await findErasedRows(deps.readDb), locale),
  }));
};
