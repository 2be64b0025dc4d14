import * as session from 'shared-contracts/office/session';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCommand } from '../../test/command-line.ts';
import { createTestOffice, type TestOffice } from '../../test/office-harness.ts';
import { createShopProgram } from '../shop-program.ts';

let shop: TestOffice;
beforeAll(async () => {
  shop = await createTestOffice();
});
afterAll(() => shop.close());

const command = (...args: string[]) =>
  runCommand(createShopProgram(), ['staff', ...args], {
    DATA_DIR: shop.config.DATA_DIR,
    DATABASE_URL: shop.url,
    OFFICE_URL: 'https://oficina.example',
  });
const accept = (stdout: string) => {
  const [, token = ''] = /^https:\/\/oficina\.example\/enlace#token=([\w-]{43})$/m.exec(stdout) ?? [];
  const body = { token, password: 'parras en la ladera' };
  return shop.openBrowser().call(session.acceptLink, { body });
};

it('creates the first owner with a link', async () => {
  expect((await command('list')).stdout).toBe('No staff. `staff create` creates the first owner.\n');
  const created = await command('create', 'Elena@Bodega.example', '--name', 'Elena', '--role', 'owner');
  expect(created).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('elena@bodega.example: owner\n'),
  });
  expect((await command('list')).stdout).toMatch(
    /^elena@bodega\.example +owner +invited +never seen +Elena\n$/,
  );
  expect((await accept(created.stdout)).body).toEqual({ step: 'enrol' });
  expect((await command('list')).stdout).toMatch(/ active +seen \d{4}-/);
});

it('lets the last owner in again who lost password and phone, and audits it', async () => {
  const staff = await shop.hire('owner');
  const browser = shop.openBrowser();
  await browser.signIn(staff);
  await shop.db.updateTable('staff').set({ disabled_at: new Date() }).where('role', '=', 'owner').execute();
  const { stdout } = await command('reset', staff.email);
  expect((await browser.call(session.readSession)).status).toBe(401);
  expect((await accept(stdout)).status).toBe(200);
  const { staff_id, entity_id } = await shop.db
    .selectFrom('audit_entries')
    .selectAll()
    .where('action', '=', 'staff.reset')
    .executeTakeFirstOrThrow();
  expect({ staff_id, entity_id }).toEqual({ staff_id: null, entity_id: staff.email });
});

it.each([
  [['create', 'elena', '--name', 'E', '--role', 'owner'], 'It must be an e-mail address.'],
  [['create', 'e@bodega.example', '--name', 'E', '--role', 'boss'], 'It must be owner, manager'],
  [['create', 'e@bodega.example', '--role', 'owner'], "required option '--name <name>'"],
  [['reset', 'nadie@bodega.example'], 'There is no staff member nadie@bodega.example.'],
])('%j fails with an explanation', async (args, sentence) => {
  const { code, stderr } = await command(...args);
  expect(code).toBe(1);
  expect(stderr).toContain(sentence);
});

it('creates no staff member twice', async () => {
  const { email } = await shop.hire('owner');
  const again = await command('create', email, '--name', 'Otra', '--role', 'owner');
  expect(again).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('`staff reset` prints a new link'),
  });
});
