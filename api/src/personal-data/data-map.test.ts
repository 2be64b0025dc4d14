import { afterAll, describe, expect, it } from 'vitest';
import { openShop } from '../../test/shopper.ts';
import { columnsIn, DATA_MAP, personalColumns } from './data-map.ts';

const shop = await openShop({ BOT_CHECK: 'off' });
afterAll(() => shop.close());

const TABLES = Object.entries(DATA_MAP);

describe('the map of personal data', () => {
  it('classifies each column of each table once, and no column that does not exist', async () => {
    const { rows } = await shop.rawQuery(
      `select table_name || '.' || column_name as column
       from information_schema.columns join information_schema.tables using (table_schema, table_name)
       where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    const classified = TABLES.flatMap(([table, map]) =>
      [...columnsIn(map.plain), ...personalColumns(map)].map((column) => `${table}.${column}`),
    );
    expect(classified.toSorted()).toEqual(rows.map(({ column }) => String(column)).toSorted());
  });

  it.each(TABLES)('says for %s what its personal columns are for and why any are kept', (_, map) => {
    const known = [...columnsIn(map.plain), ...personalColumns(map)];
    expect(known).toEqual(expect.arrayContaining(columnsIn(map.withheld)));
    expect(map.purpose !== undefined).toBe(personalColumns(map).length > 0);
    expect(map.kept !== undefined).toBe(map.erase?.keep !== undefined);
  });
});
