import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeCaf, makeCertificate, makeOfficeKey } from 'tax-documents/sandbox-keys';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCommand } from '../../test/command-line.ts';
import { openShop, type Shop } from '../../test/shopper.ts';
import { inSantiago } from '../lib/santiago.ts';
import { insertRange } from '../modules/tax-documents/tax-keys.repository.ts';
import { findTaxSettings } from '../modules/tax-documents/tax-settings.repository.ts';
import { createShopProgram } from '../shop-program.ts';

let shop: Shop;
let folder: string;
beforeAll(async () => {
  shop = await openShop();
  folder = mkdtempSync(path.join(tmpdir(), 'taxes-'));
  await shop.setStock({ W6: 50 });
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
});

const taxes = async (args: string[], env: Record<string, string> = {}) => {
  const { DATA_DIR, APP_SECRET } = shop.config;
  const settings = { DATA_DIR, APP_SECRET, DATABASE_URL: shop.url, ...env };
  const { code, stdout, stderr } = await runCommand(createShopProgram(), ['taxes', ...args], settings);
  return { code, said: code === 0 ? stdout : stderr };
};
const ISSUER = { rut: '76543210-3', name: 'Casa Quillay SpA' };
const set = (mode: string, rut = ISSUER.rut, more: string[] = [], from = '2020-01-01') =>
  taxes(
    [
      'set',
      '--mode',
      mode,
      '--from',
      from,
      '--rut',
      rut,
      '--name',
      ISSUER.name,
      '--activity',
      'Vinos',
    ].concat(['--code', '472200', '--address', 'Los Peumos 1', '--commune', 'Ñuñoa'], more),
  );
const stored = (name: string, bytes: Buffer): string => {
  const file = path.join(folder, name);
  writeFileSync(file, bytes);
  return file;
};
const caf = (rut: string) =>
  makeCaf({ ...ISSUER, rut }, 39, [501, 600], '2026-11-01', makeOfficeKey().privateKey);

it('sets the shop up, takes certificate and numbers, and prints the document of an order', async () => {
  expect((await set('certification')).said).toContain('certification, for orders from 2020-01-01 on');
  expect((await set('certification', '76.543.210-3')).code).toBe(0);
  const pfx = stored('key.pfx', makeCertificate('11111111-1', 'Ana Prueba', 'clave', new Date()));
  expect((await taxes(['certificate', pfx], { TAX_CERTIFICATE_PASSWORD: 'otra' })).said).toContain(
    `${pfx}: The password is wrong.`,
  );
  expect((await taxes(['certificate', pfx], { TAX_CERTIFICATE_PASSWORD: 'clave' })).code).toBe(0);
  expect((await taxes(['numbers', stored('caf.xml', caf(ISSUER.rut))])).said).toContain(
    'numbers 501 to 600 of type 39',
  );

  const order = await shop.placePaidOrder({ W6: 2 });
  await shop.app.jobs.run('issue-tax-documents', {});
  const { date } = inSantiago(new Date());
  expect((await taxes(['list', date])).said).toMatch(
    new RegExp(`39 501 {2}${order.number} .* = \\$23.990 .*, certification`),
  );
  const pdf = path.join(folder, 'boleta.pdf');
  expect((await taxes(['print', '39', '501', pdf])).code).toBe(0);
  expect(readFileSync(pdf).subarray(0, 5).toString()).toBe('%PDF-');
  // A package manager starts the command in another folder than the operator's.
  expect((await taxes(['print', '39', '501', 'mine.pdf'], { INIT_CWD: folder })).code).toBe(0);
  const { said } = await taxes(['print', '39', '501', path.join(folder, 'none', 'paper.pdf')]);
  expect(said).toMatch(/paper\.pdf: ENOENT: no such file or directory.*'\n$/);
  expect(readFileSync(path.join(folder, 'mine.pdf')).length).toBeGreaterThan(0);
});

it('sends, follows and replaces documents, and lists the numbers to annul', async () => {
  await set('sandbox');
  await shop.app.jobs.run('issue-tax-documents', {});
  const { TAX_SANDBOX_URL } = shop.config;
  const run = (...args: string[]) => taxes(args, { TAX_SANDBOX_URL });
  await shop.taxControl({ document: 'RCH', times: 1 });
  expect((await run('send')).said).toContain('Sent: 1');
  await shop.rawQuery('update tax_documents set next_at = now()');
  expect((await run('send')).said).toContain('Rejected: 1');
  expect((await run('status')).said).toMatch(
    /39 1 {2}Rejected: SII rejected the data .* replace the document/,
  );
  // Its job is queued in the database itself, not by the pooler.
  const pooled = {
    TAX_SANDBOX_URL,
    DATABASE_URL: 'postgres://127.0.0.1:1/none',
    DATABASE_DIRECT_URL: shop.url,
  };
  expect(await taxes(['replace', '39', '1'], pooled)).toMatchObject({ code: 0 });
  expect((await run('replace', '39', '1')).said).toContain('does not allow it');
  expect((await run('lost')).said).toBe('39  1\n');
  expect((await run('annulled', '39', '1')).said).toContain('Noted: 1');
  expect((await run('lost')).said).toBe('');
  expect((await run('send', '39', '2')).said).toContain('Sent: 1');
  expect((await run('send', '39', '99')).said).toContain('There is no document 99');
});

it('lists numbers of an expired file, and none that may still be used, until they are noted as annulled', async () => {
  await set('certification');
  const addRange = (first: number, last: number, day: string) => {
    const file = makeCaf(ISSUER, 61, [first, last], day, makeOfficeKey().privateKey);
    return shop.db
      .transaction()
      .execute((trx) => insertRange(trx, shop.config.APP_SECRET, file, 'certification'));
  };
  await addRange(8, 20, '2020-01-01');
  await addRange(21, 40, inSantiago(new Date()).date);
  expect((await taxes(['lost'])).said).toBe('61  8 to 20\n');
  expect((await taxes(['annulled', '61', '20', '30'])).said).toContain('Noted: 1');
  expect((await taxes(['lost'])).said).toBe('61  8 to 19\n');
  expect((await taxes(['annulled', '61', '8', '19'])).said).toContain('Noted: 12');
  expect((await taxes(['lost'])).said).toBe('');
});

it('refuses what cannot be used, by name', async () => {
  expect((await set('production', ISSUER.rut, ['--resolution', '80'])).said).toContain(
    'begins today or later',
  );
  expect((await set('production', ISSUER.rut, [], '2999-01-01')).said).toContain('Resolution 0');
  expect((await set('production', ISSUER.rut, ['--resolution', '80'], '2999-01-01')).code).toBe(0);
  expect((await set('sandbox', '76543210-4')).said).toContain('issuer.rut');
  const foreign = stored('foreign.xml', caf('76086428-5'));
  expect((await taxes(['numbers', foreign])).said).toContain('The numbers are of 76086428-5');
  const test = stored('test.xml', caf(ISSUER.rut));
  expect((await taxes(['numbers', test])).said).toContain('for the test of the tax office only');
  expect((await taxes(['numbers', stored('page.html', Buffer.from('<html></html>'))])).said).toContain(
    'no file of numbers (CAF)',
  );
  expect((await taxes(['print', '39', '9999', path.join(folder, 'none.pdf')])).said).toContain(
    'There is no document 9999 of type 39.',
  );
  const none = path.join(folder, 'none.xml');
  for (const command of ['certificate', 'numbers']) {
    const { said } = await taxes([command, none]);
    expect(said).toMatch(/none\.xml: ENOENT: no such file/);
    expect(said).not.toContain(' at ');
  }
  for (const args of [
    ['print', '39', 'uno', none],
    ['print', 'boleta', '1', none],
    ['send', '39', 'uno'],
    ['replace', 'x', '1'],
    ['annulled', '61', '8', 'y'],
  ])
    expect((await taxes(args)).said, args.join(' ')).toMatch(
      /^error: command-argument value '\w+' is invalid/,
    );
});

it('keeps the unit of the tax office that was set before', async () => {
  const unit = async () => (await findTaxSettings(shop.db))?.unit;
  expect((await set('sandbox', ISSUER.rut, ['--unit', 'Santiago Oriente'])).code).toBe(0);
  expect((await set('sandbox')).code).toBe(0);
  expect(await unit()).toBe('Santiago Oriente');
  expect((await set('sandbox', ISSUER.rut, ['--unit', 'Valparaíso'])).code).toBe(0);
  expect(await unit()).toBe('Valparaíso');
});

it('never lets a sale get a boleta beside its voucher', async () => {
  expect((await set('sandbox', ISSUER.rut, ['--voucher', 'webpay'])).code).toBe(0);
  expect((await set('sandbox')).said).toContain('Orders paid by webpay have a voucher until today');
  expect((await set('sandbox', ISSUER.rut, ['--voucher', 'card'])).said).toContain('Allowed choices');
  expect((await set('sandbox', ISSUER.rut, [], '2999-01-01')).code).toBe(0);
});
