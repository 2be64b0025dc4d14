import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { printProblem } from '../problem.ts';
import { readCatalogueFolder, toNewRows } from './read-products.ts';
import { readRegions } from './read-regions.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'shop-folder-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (files: Record<string, string>) => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
};
const told = (problems: Parameters<typeof printProblem>[0][]) =>
  problems.map((problem) => printProblem({ ...problem, file: path.basename(problem.file) }));

const VALUES = 'key,value,label_es,label_en\ntipo,tinto,Tinto,Red\ntipo,regalo,Regalo,Gift\n';
const WINES = [
  'type,slug,sku,brand,name_es,price,image,tipo,rank\n',
  'wine,b,S2,Viña,Bueno,1990,/storage/b,tinto,1\n',
  'wine,a,S1,Viña,Alto,990,/storage/a,tinto,0\n',
].join('');
const BOXES = [
  'type,slug,sku,brand,name_es,price,image,tipo,contents\n',
  'box,c,S3,Viña,Caja,3990,/storage/c,regalo,S1*2|S2*1\n',
].join('');

describe('the catalogue of a shop folder', () => {
  it('joins its files by rank, names filter values and counts the bottles of a box', () => {
    write({ 'filter-values.csv': VALUES, 'catalogue/wines.csv': WINES, 'catalogue/boxes.csv': BOXES });
    const { products, labels, problems } = readCatalogueFolder(folder);
    expect(problems).toEqual([]);
    const rows = toNewRows(products, labels, (name) => `${name}.1a2b3c4d`);
    expect(rows.map(({ product }) => product.slug)).toEqual(['a', 'b', 'c']);
    expect(rows[0]?.product.image).toBe('/storage/a.1a2b3c4d');
    expect(rows[0]?.facets[0]).toMatchObject({ value: 'tinto', label: { es: 'Tinto', en: 'Red' } });
    expect(JSON.parse(rows[2]?.product.attributes ?? '')).toMatchObject({ bottles: 3 });
  });

  it('reports file, line and column of each mistake', () => {
    write({
      'filter-values.csv': `${VALUES}marca,x,X,X\n`,
      'catalogue/wines.csv': WINES.replace('1990', 'much').replace('/storage/a,tinto', '/storage/a,verde'),
      'catalogue/boxes.csv': BOXES.replace('S2*1', 'S9*1').replace('c,S3', 'a,S3'),
    });
    const lines = told(readCatalogueFolder(folder).problems);
    expect(lines).toEqual([
      expect.stringMatching(/^filter-values\.csv:4: key: .*marca/),
      'boxes.csv:2: contents: S9 is no sku',
      expect.stringMatching(/^wines\.csv:2: price: .*much/),
      'wines.csv:3: tipo: verde is not known; name it as verde=Español/English',
      'catalogue: a occurs in two files',
    ]);
  });

  it('refuses a picture that does not exist', () => {
    write({ 'filter-values.csv': VALUES, 'catalogue/wines.csv': WINES });
    const { products, labels } = readCatalogueFolder(folder);
    expect(() => toNewRows(products, labels, () => null)).toThrow('There is no picture /storage/a');
  });
});

describe('the regions of a shop folder', () => {
  const REGIONS =
    'id,name,short_name,price,min_days,max_days\n13,Región Metropolitana,Metropolitana,3990,1,2\n';
  const COMMUNES = 'id,region_id,name,delivered\n13123,13,Providencia,1\n13120,13,Ñuñoa,0\n';

  it('keep the order of the file, the rates and the communes without delivery', () => {
    write({ 'regions.csv': `${REGIONS}12,Magallanes,Magallanes,,,\n`, 'communes.csv': COMMUNES });
    expect(readRegions(folder)).toMatchObject({
      problems: [],
      regions: {
        regions: [{ id: '13' }, { id: '12' }],
        communes: [{ id: '13123' }, { id: '13120' }],
        notDelivered: ['13120'],
        rates: [{ region_id: '13', price: 3990, min_days: 1, max_days: 2 }],
      },
    });
  });

  it('report file, line and column of each mistake, and a missing file', () => {
    write({
      'regions.csv': REGIONS.replace('3990', '-1'),
      'communes.csv': `${COMMUNES}99101,99,Atlantis,maybe\n13123,13,Otra,1\n`,
    });
    expect(told(readRegions(folder).problems)).toEqual([
      expect.stringContaining('regions.csv:2: price: must be 0 or more'),
      expect.stringContaining('communes.csv:4: delivered: '),
      'communes.csv: 13123 occurs twice',
      expect.stringContaining('names the unknown region 13'),
      expect.anything(),
      expect.anything(),
    ]);
    rmSync(path.join(folder, 'regions.csv'));
    expect(told(readRegions(folder).problems)[0]).toMatch(/^regions\.csv: .*cannot be read/);
  });
});
