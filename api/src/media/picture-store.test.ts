import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { encodePicture } from './encode-picture.ts';
import { openPictureStorage } from './picture-storage.ts';
import { createPictureStore, type PictureStore } from './picture-store.ts';

/** SVG of a bottle with a transparent background, in the size of a product picture. */
const wine =
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1000" viewBox="0 0 800 1000">' +
  '<rect x="320" y="120" width="160" height="800" rx="40" fill="#2b1a12"/></svg>';
const FILE = 'products/x.1a2b3c4d';

let sourceDir: string;
let cacheDir: string;
let store: PictureStore;
beforeEach(async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'store-'));
  sourceDir = path.join(dir, 'source');
  cacheDir = path.join(sourceDir, '.encoded');
  await mkdir(path.join(sourceDir, 'products'), { recursive: true });
  await writeFile(path.join(sourceDir, `${FILE}.svg`), wine);
  await writeFile(path.join(dir, 'secret.1a2b3c4d.svg'), wine);
  store = createPictureStore(openPictureStorage({ STORAGE_DIR: sourceDir }));
});

describe('the picture store', () => {
  it('encodes at the requested width and caches the result', async () => {
    const first = await store.get(FILE, 320, 'webp');
    expect(first).toMatchObject({ type: 'image/webp' });
    expect(await sharp(first?.body).metadata()).toMatchObject({ width: 320, height: 400, hasAlpha: true });
    await rm(path.join(sourceDir, `${FILE}.svg`));
    expect(await store.get(FILE, 320, 'webp')).toEqual(first);
    expect(await readdir(path.join(cacheDir, 'products'))).toEqual(['x.1a2b3c4d.320.webp']);
  });

  it.each([
    ['a bottle', wine],
    ['a scene', '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000"/>'],
  ])('converts %s to the size of share pictures', async (_, source) => {
    await writeFile(path.join(sourceDir, `${FILE}.svg`), source);
    const shared = await store.get(FILE, 1200, 'jpg');
    expect(await sharp(shared?.body).metadata()).toMatchObject({ width: 1200, height: 630 });
  });

  it('encodes a picture once for simultaneous requests', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => store.get(FILE, 160, 'avif')));
    expect(new Set(answers.map((answer) => answer?.body)).size).toBe(1);
  });

  it('serves the SVG source', async () => {
    expect((await store.get(FILE, null, 'svg'))?.body.toString()).toBe(wine);
  });

  it.each([
    ['../secret.1a2b3c4d', null, 'svg'],
    ['products/../../secret.1a2b3c4d', null, 'svg'],
    ['products/../../secret.1a2b3c4d', 320, 'webp'],
    ['products/unknown.1a2b3c4d', 320, 'webp'],
    [FILE, 321, 'webp'],
    [FILE, null, 'webp'],
    [FILE, 320, 'svg'],
  ] as const)('has no picture at %s (%s, %s)', async (file, width, format) => {
    expect(await store.get(file, width, format)).toBeNull();
  });

  it('encodes pictures in advance, but none after it was told to stop', async () => {
    const list = [160, 240].map((width) => ({
      path: FILE,
      width: width as 160 | 240,
      format: 'avif' as const,
    }));
    await store.warm(list);
    expect((await readdir(path.join(cacheDir, 'products'))).length).toBe(2);
    await store.warm([{ path: FILE, width: 480, format: 'avif' }], AbortSignal.abort());
    expect((await readdir(path.join(cacheDir, 'products'))).length).toBe(2);
  });

  it('continues after a broken picture', async () => {
    const broken = 'products/broken.1a2b3c4d';
    await writeFile(path.join(sourceDir, `${broken}.svg`), '<svg');
    await store.warm([
      { path: broken, width: 160, format: 'avif' },
      { path: FILE, width: 160, format: 'avif' },
    ]);
    expect(await readdir(path.join(cacheDir, 'products'))).toEqual(['x.1a2b3c4d.160.avif']);
    await expect(store.get(broken, 160, 'avif')).rejects.toThrow();
  });
});

describe('the bytes of pictures', () => {
  it('have the card’s background in jpg, which has no transparency', async () => {
    const jpg = await encodePicture(wine, { width: 160, format: 'jpg' });
    const corner = await sharp(jpg).extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer();
    const [red = 0, green = 0, blue = 0] = corner;
    expect(Math.abs(red - 0xf4) + Math.abs(green - 0xee) + Math.abs(blue - 0xe4)).toBeLessThan(9);
  });
});
