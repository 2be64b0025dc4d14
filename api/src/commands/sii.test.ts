import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkStructure } from 'tax-documents/check-structure';
import { checkSignatures } from 'tax-documents/sign';
import { isStampValid } from 'tax-documents/stamp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCommand } from '../../test/command-line.ts';
import { createTestApp, type TestApp } from '../../test/harness.ts';
import { TAXES } from '../../test/taxes.ts';
import { upsertTaxSettings } from '../modules/tax-documents/tax-settings.repository.ts';
import { createShopProgram } from '../shop-program.ts';

const CASES = path.resolve(import.meta.dirname, '../../../docs/operations/certification-cases.yaml');
/** Schemas of the tax office, where they lie beside the repository. */
const SCHEMAS = path.resolve(import.meta.dirname, '../../../../shared/domain/sii');
const XMLLINT = '/usr/bin/xmllint';

let shop: TestApp;
let folder: string;
beforeAll(async () => {
  shop = await createTestApp();
  folder = mkdtempSync(path.join(tmpdir(), 'sii-'));
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
});

const certify = async (file: string) => {
  const { DATA_DIR, APP_SECRET } = shop.config;
  const settings = { DATA_DIR, APP_SECRET, DATABASE_URL: shop.url };
  const args = ['sii', 'certify', file, '--out', path.join(folder, 'out')];
  const { code, stdout, stderr } = await runCommand(createShopProgram(), args, settings);
  return code === 0 ? stdout : stderr;
};
const numbers = async () =>
  (
    await shop.db.selectFrom('tax_number_ranges').select(['type', 'next_number']).orderBy('type').execute()
  ).map(({ type, next_number }) => [type, Number(next_number)]);

it('says in a sentence that a file cannot be read, or its folder not be written', async () => {
  expect(await certify(path.join(folder, 'none.yaml'))).toMatch(/none\.yaml: ENOENT: no such file.*'\n$/);
  await upsertTaxSettings(shop.db, TAXES);
  writeFileSync(path.join(folder, 'out'), '');
  expect(await certify(CASES)).toMatch(/out: EEXIST: file already exists.*'\n$/);
  rmSync(path.join(folder, 'out'));
  await shop.db.deleteFrom('settings').where('key', '=', 'taxes').execute();
});

it('writes the envelopes and papers of the cases, in the format of the tax office', async () => {
  expect(await certify(CASES)).toContain('Certify in mode certification or sandbox');
  await upsertTaxSettings(shop.db, TAXES);
  expect(await certify(CASES)).toContain('8 cases, 10 files');
  const out = path.join(folder, 'out');
  expect(readdirSync(out).filter((name) => name.endsWith('.pdf'))).toHaveLength(8);
  for (const [name, format, documents] of [
    ['boletas.xml', 'EnvioBOLETA', 2],
    ['facturas-and-notes.xml', 'EnvioDTE', 6],
  ] as const) {
    const xml = readFileSync(path.join(out, name), 'latin1');
    checkStructure(xml, format);
    expect(checkSignatures(xml)).toHaveLength(documents + 1);
    expect((xml.match(/<TED .*?<\/TED>/g) ?? []).every(isStampValid)).toBe(true);
    if (existsSync(SCHEMAS) && existsSync(XMLLINT)) {
      const schema = /schemaLocation="\S+ (\S+)"/.exec(xml)?.[1] ?? '';
      execFileSync(XMLLINT, ['--noout', '--schema', path.join(SCHEMAS, schema), path.join(out, name)]);
    }
  }
  const xml = readFileSync(path.join(out, 'facturas-and-notes.xml'), 'latin1');
  // 3 × 7,990 less 5 % is 22,771, less 1,000 it is 18,295 net, and the books are exempt.
  expect(xml).toContain(
    '<DescuentoPct>5</DescuentoPct><DescuentoMonto>1199</DescuentoMonto><MontoItem>22771</MontoItem>',
  );
  expect(xml).toContain(
    '<MntNeto>18295</MntNeto><MntExe>25980</MntExe><TasaIVA>19</TasaIVA><IVA>3476</IVA><MntTotal>47751</MntTotal>',
  );
  expect(xml).toContain('<TpoDocRef>SET</TpoDocRef>');
  expect(xml).toContain('<RazonRef>CASO 1000001-5</RazonRef>');
  expect(await numbers()).toEqual([
    [33, 4],
    [39, 3],
    [61, 4],
  ]);
});

it('uses no number when a case cannot be built, and names the case', async () => {
  const before = await numbers();
  const file = path.join(folder, 'wrong.yaml');
  const boleta = '{ id: one, type: boleta, lines: [{ name: Vino, quantity: 1, price: 100 }] }';
  writeFileSync(
    file,
    `cases: [${boleta}, { id: two, type: credit-note, changes: { case: none, reason: 1, text: Anula } }]`,
  );
  expect(await certify(file)).toContain('Case two changes none');
  writeFileSync(file, 'cases: [{ id: one, type: guia }]');
  expect(await certify(file)).toContain('cases[0].type');
  expect(await numbers()).toEqual(before);
});
