import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { encodePicture } from 'api/encode-picture';
import { openPictureStorage } from 'api/picture-storage';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { renderArt } from './art/render.ts';
import { write } from './art/text.ts';
import { loadCatalogue } from './catalogue.ts';
import { loadDrawings } from './drawings.ts';
import {
  allPictures,
  createPictureFinder,
  namedPictureBase,
  pictureBase,
  writePictures,
} from './pictures.ts';

const { products } = loadCatalogue();
const productDrawings = loadDrawings();
const pictures = allPictures(productDrawings);
// Rendering also checks the label texts: renderArt throws if a text would be illegible.
const drawings = pictures.map((spec) => ({ slug: spec.slug, svg: renderArt(spec) }));

describe('pictures of the demo shop', () => {
  it('are exactly two for each product', () => {
    const find = createPictureFinder(productDrawings);
    const lost = products.flatMap(({ main }) =>
      [main.image, main.cover_image ?? ''].filter((name) => find(name) === null),
    );
    expect(lost).toEqual([]);
    expect([...productDrawings.keys()].toSorted()).toEqual(products.map(({ main }) => main.slug).toSorted());
  });

  it('contain no text elements, filters, styles, embedded images or invalid numbers', () => {
    for (const { slug, svg } of drawings) {
      expect(svg, slug).not.toMatch(/<text|<filter| style=|<image|NaN|undefined/);
    }
  });

  it('show every bottle of an open box', () => {
    for (const { slug, contents = [] } of products
      .map(({ main }) => main)
      .filter(({ type }) => type === 'box')) {
      const held = contents.reduce((sum, { qty }) => sum + qty, 0);
      const shown = pictures
        .filter((art) => art.kind === 'box' && art.slug.startsWith(slug) && art.view !== 'closed')
        .map((art) => renderArt(art).split('class="bottle"').length - 1);
      expect(shown.length, slug).toBeGreaterThan(0);
      for (const count of shown) expect(count, slug).toBe(held);
    }
  });

  it('refuse a text that would be illegible', () => {
    const place = { x: 0, y: 0, size: 30, face: 'serif', fill: '#000000', maxWidth: 40 } as const;
    expect(() => write('Selección de barricas del corredor norte', place)).toThrow(/does not fit/);
  });

  it('have the same bytes in every run', () => {
    const again = allPictures(loadDrawings());
    expect(again.map(pictureBase)).toEqual(pictures.map(pictureBase));
  });

  it('have unique ids, so that two can be in one page', () => {
    const ids = new Set<string>();
    for (const { slug, svg } of drawings) {
      for (const [, id = ''] of svg.matchAll(/ id="([^"]+)"/g)) {
        expect(ids.has(id), `${slug} ${id}`).toBe(false);
        ids.add(id);
      }
    }
  });

  it('show wine bottles about 88 % as high as the picture, on a transparent ground', async () => {
    for (const { slug } of products
      .map(({ main }) => main)
      .filter(({ type }) => type === 'wine')
      .slice(0, 6)) {
      const bottle = productDrawings.get(slug)?.image;
      if (!bottle) throw new Error(`no drawing of ${slug}`);
      const { info } = await sharp(Buffer.from(renderArt(bottle)))
        .trim({ background: '#00000000', threshold: 60 })
        .toBuffer({ resolveWithObject: true });
      expect(info.height, slug).toBeGreaterThanOrEqual(850);
      expect(info.height, slug).toBeLessThanOrEqual(930);
    }
  });

  it('are written to files whose names contain the hash of their content', async () => {
    const dir = await mkdtemp(path.join(tmpdir(), 'pictures-'));
    const storage = openPictureStorage({ STORAGE_DIR: dir });
    const bases = await writePictures(storage, productDrawings);
    expect(bases.size).toBe(pictures.length);
    expect(bases.get('scenes/hero')).toBe(namedPictureBase('hero'));
    expect(bases.get('scenes/hero')).toMatch(/^\/storage\/scenes\/hero\.[0-9a-f]{8}$/);
    expect(await readdir(path.join(dir, 'foods'))).toHaveLength(15);
    const wine = bases.get('products/cordillera-alta-cabernet-sauvignon') ?? '';
    const file = path.join(dir, `${wine.slice('/storage/'.length)}.svg`);
    expect(await readFile(file, 'utf8')).toContain('viewBox="0 0 800 1000"');
    await expect(writePictures(storage, productDrawings)).resolves.toEqual(bases);
  });
});

/** The test encodes every nth drawing, because each takes a tenth of a second of processor time. */
const STEP = process.env.TEST_FULL === '1' ? 6 : 40;

describe('a sample of drawings', () => {
  it('are at most 9 kB for a card and 60 kB for the hero, in AVIF', async () => {
    for (const [slug, { image, cover }] of [...productDrawings].filter((_, index) => index % STEP === 0)) {
      for (const spec of [image, cover]) {
        const card = await encodePicture(renderArt(spec), { width: 320, format: 'avif' });
        expect(card.length, slug).toBeLessThanOrEqual(9 * 1024);
      }
    }
    const hero = renderArt({ kind: 'scene', slug: 'hero', scene: 'hero' });
    const { length } = await encodePicture(hero, { width: 1280, format: 'avif' });
    expect(length).toBeLessThanOrEqual(60 * 1024);
  });
});
