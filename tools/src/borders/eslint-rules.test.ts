import { ESLint } from 'eslint';
import { beforeAll, describe, expect, it } from 'vitest';
import { WORKSPACE } from '../workspace/remote-folder.ts';

let eslint: ESLint;
beforeAll(() => {
  eslint = new ESLint({ cwd: WORKSPACE, flags: ['unstable_native_nodejs_ts_config'] });
});

/** Rules that a file of the API with this code would break. */
const brokenBy = async (file: string, code: string): Promise<(string | null)[]> => {
  const [result] = await eslint.lintText(code, {
    filePath: `${WORKSPACE}/api/src/${file}`,
    warnIgnored: false,
  });
  return result?.messages.map(({ ruleId }) => ruleId) ?? [];
};

const QUERY = "export const find = (db) => db.selectFrom('orders').selectAll().execute();";
const TEMPLATE = "import { sql } from 'kysely';\nexport const find = (db) => sql`select 1`.execute(db);";
const ROWS =
  "import { queryRows } from '../../db/query.ts';\nexport const find = (db) => queryRows(db)`select 1`;";
const DRIVER = "import pg from 'pg';\nexport const client = new pg.Client();";

describe('the name of the time zone', () => {
  const QUOTED = "export const zone = 'America/Santiago';";
  const IN_SQL = "export const day = `at time zone 'America/Santiago'`;";

  it.each([
    ['a service', 'modules/orders/orders.service.ts', QUOTED],
    ['a query', 'modules/orders/orders.repository.ts', IN_SQL],
  ])('is not spelt in %s', async (_, file, code) => {
    expect(await brokenBy(file, code)).toEqual(['no-restricted-syntax']);
  });

  it('stays in migrations, which never change', async () => {
    expect(await brokenBy('db/migrations/0041-figures.ts', IN_SQL)).toEqual([]);
  });
});

it('mocks no module in a test whose worker keeps modules', async () => {
  const code = "vi.mock('./mail.ts', () => ({}));";
  expect(await brokenBy('jobs/mails.test.ts', code)).toEqual(['no-restricted-syntax']);
});

describe('the border of SQL', () => {
  it.each([
    ['a query in a service', 'modules/orders/orders.service.ts', QUERY, 'no-restricted-syntax'],
    ['a query in a route', 'modules/orders/orders.routes.ts', QUERY, 'no-restricted-syntax'],
    ['a query of a transaction', 'jobs/tidy.ts', QUERY.replaceAll('db', 'trx'), 'no-restricted-syntax'],
    ['the sql template in a plugin', 'plugins/health.ts', TEMPLATE, 'no-restricted-imports'],
    ['the tag of a statement in a service', 'modules/orders/a.service.ts', ROWS, 'no-restricted-imports'],
    ['the database driver in a command', 'commands/backup.ts', DRIVER, 'no-restricted-imports'],
  ])('stops %s', async (_, file, code, rule) => {
    expect(await brokenBy(file, code)).toEqual([rule]);
  });

  it.each([
    ['a repository', 'modules/orders/orders.repository.ts', QUERY],
    ['a statement of a repository', 'modules/orders/orders.repository.ts', ROWS],
    ['a test', 'modules/orders/orders.test.ts', QUERY],
    ['the database folder', 'db/ping.ts', TEMPLATE],
    [
      'a service that opens a transaction',
      'modules/orders/orders.service.ts',
      'export const run = (db) => db.transaction();',
    ],
    [
      'a type of kysely in a service',
      'modules/orders/a.service.ts',
      "import type { Insertable } from 'kysely';\nexport type A = Insertable<object>;",
    ],
  ])('lets %s pass', async (_, file, code) => {
    expect(await brokenBy(file, code)).toEqual([]);
  });
});
