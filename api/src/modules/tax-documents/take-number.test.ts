import { CompiledQuery } from 'kysely';
import { makeCaf, makeOfficeKey } from 'tax-documents/sandbox-keys';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/harness.ts';
import { TAXES } from '../../../test/taxes.ts';
import { insertRange, takeNumber } from './tax-keys.repository.ts';

const WANTED = { type: 39, environment: 'certification', day: '2026-11-29' } as const;

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const addRange = (first: number, last: number) => {
  const caf = makeCaf(TAXES.issuer, 39, [first, last], '2026-11-01', makeOfficeKey().privateKey);
  return shop.db
    .transaction()
    .execute((trx) => insertRange(trx, shop.config.APP_SECRET, caf, 'certification'));
};

/** Takes a number in two transactions: the second one waits for the range that the first one has locked. */
const takeTwice = async (): Promise<(number | undefined)[]> => {
  const take = async (before: () => Promise<void>) =>
    shop.db.transaction().execute(async (trx) => {
      const taken = await takeNumber(trx, shop.config.APP_SECRET, WANTED);
      await before();
      return taken?.number;
    });
  const waits = async () => {
    const { rows } = await shop.db.executeQuery(
      CompiledQuery.raw(
        "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
      ),
    );
    return rows.length > 0;
  };
  let second: Promise<number | undefined> = Promise.resolve(undefined);
  const first = await take(async () => {
    second = take(async () => undefined);
    await expect
      .poll(waits, { message: 'The second process waits for the number of the first', interval: 5 })
      .toBe(true);
  });
  return [first, await second];
};

it('gives the last number of a range to one of two processes, and the other one a number of the next range', async () => {
  await addRange(501, 501);
  await addRange(601, 700);
  expect(await takeTwice()).toEqual([501, 601]);
});

it('gives the last number of all to one of two processes, and the other one none', async () => {
  await shop.db.deleteFrom('tax_number_ranges').execute();
  await addRange(801, 801);
  expect(await takeTwice()).toEqual([801, undefined]);
});
