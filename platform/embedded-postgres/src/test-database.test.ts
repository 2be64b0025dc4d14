import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { queryRows } from './databases.ts';
import { cloneDatabase, type TestTemplate, testTemplate } from './test-database.ts';

let template: TestTemplate;

beforeAll(async () => {
  template = await testTemplate(async (url) => {
    await queryRows(url, 'CREATE TABLE bottle AS SELECT 7 AS qty');
  });
}, 60_000);
afterAll(() => template.stop());

it('gives each test file its own copy of the template', async () => {
  const [one, two] = await Promise.all([cloneDatabase(template.url), cloneDatabase(template.url)]);
  await queryRows(one.url, 'UPDATE bottle SET qty = 1');
  expect(await queryRows(two.url, 'SELECT qty FROM bottle')).toEqual([{ qty: 7 }]);
  await Promise.all([one.drop(), two.drop()]);
  await expect(queryRows(one.url, 'SELECT 1')).rejects.toThrow(/does not exist/);
});

it('refuses connections to the template', async () => {
  await expect(queryRows(template.url, 'SELECT 1')).rejects.toThrow(/not currently accepting connections/);
});

it('leaves nothing behind, even if `prepare` fails', async () => {
  let socket = '';
  const failing = testTemplate(async (url) => {
    socket = new URL(url).searchParams.get('host') ?? '';
    throw new Error('migration failed');
  });
  await expect(failing).rejects.toThrow('migration failed');
  expect(existsSync(path.dirname(socket))).toBe(false);
});
