import { addPicture, readPicture } from 'shared-contracts/office/pictures';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestOffice, type TestOffice } from '../../../test/office-harness.ts';
import { openPictureStorage } from '../../media/picture-storage.ts';
import { addPicture as storePicture } from './pictures.service.ts';

let shop: TestOffice;
let editor: Awaited<ReturnType<TestOffice['signInAs']>>;
beforeAll(async () => {
  shop = await createTestOffice();
  editor = await shop.signInAs('editor');
});
afterAll(() => shop.close());

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#722' } });
const withPlace = () =>
  photo(400, 300)
    .withExif({ IFD0: { Copyright: 'Ana Rojas' }, IFD3: { GPSLatitude: '33/1' } })
    .jpeg()
    .toBuffer();
const add = (file: Buffer, more: object = {}) =>
  editor.call(addPicture, {
    body: { file: file.toString('base64'), folder: 'products', name: 'Carmenère', ...more },
  });
const storedOf = async (image: string) => {
  const stored = await openPictureStorage(shop.config).read(`${image.slice('/storage/'.length)}.photo`);
  return stored?.body ?? Buffer.alloc(0);
};

it('stores a photograph without EXIF data, once, with an audit entry', async () => {
  const file = await withPlace();
  const { status, body } = await add(file);
  expect([status, body]).toEqual([
    200,
    {
      image: expect.stringMatching(/^\/storage\/products\/carmenere-\w{12}\.\w{8}$/),
      width: 400,
      height: 300,
    },
  ]);
  const stored = await storedOf(body.image);
  expect(stored.includes('Ana Rojas')).toBe(false);
  expect(await sharp(stored).metadata()).not.toHaveProperty('exif');
  expect((await add(file)).body).toEqual(body);
  const entries = await shop.db
    .selectFrom('audit_entries')
    .selectAll()
    .where('entity_id', '=', body.image)
    .execute();
  expect(entries).toMatchObject([{ staff_id: editor.id, action: 'pictures.add' }]);
  const shown = await shop.app.inject(`${body.image}.webp?w=160`);
  expect(shown.statusCode).toBe(200);
});

it('records a picture that was stored just before the process ended', async () => {
  const file = await photo(300, 300).png().toBuffer();
  const storage = openPictureStorage(shop.config);
  const write = vi.spyOn(storage, 'write');
  let transactions = 0;
  const db = {
    transaction: () => {
      transactions += 1;
      // The first one confirms the access, the second one records the picture.
      if (transactions === 2) throw new Error('The process ends here.');
      return shop.db.transaction();
    },
  };
  const upload = { file: file.toString('base64'), folder: 'content', name: 'barra', shape: 'own' } as const;
  await expect(storePicture({ db: db as never, storage }, editor, upload)).rejects.toThrow('ends here');
  expect(write).toHaveBeenCalledOnce();
  const { body } = await add(file, { folder: 'content', name: 'barra' });
  const recorded = shop.db.selectFrom('audit_entries').select('action').where('entity_id', '=', body.image);
  expect(await recorded.execute()).toEqual([{ action: 'pictures.add' }]);
});

it('crops, turns upright and pads to the shape of product pictures', async () => {
  const lying = await photo(1_000, 600).withExif({ IFD0: {} }).jpeg().toBuffer();
  const turned = await sharp(lying).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const half = { left: 0, top: 0, width: 1, height: 0.5 };
  const { body } = await add(turned, { crop: half, shape: 'product' });
  expect([body.width, body.height]).toEqual([600, 750]);
  expect(await sharp(await storedOf(body.image)).metadata()).toMatchObject({ width: 600, height: 750 });
});

it('keeps the transparency of a logo, which may be small', async () => {
  const transparent = { r: 0, g: 0, b: 0, alpha: 0 };
  const drawing = { create: { width: 300, height: 80, channels: 4 as const, background: transparent } };
  const file = await sharp(drawing).png().toBuffer();
  expect((await add(file)).body.fields.file).toContain('200');
  const { body } = await add(file, { shape: 'logo' });
  expect([body.width, body.height]).toEqual([300, 80]);
  const shown = await shop.app.inject(`${body.image}.webp?w=160`);
  expect((await sharp(shown.rawPayload).stats()).isOpaque).toBe(false);
  const low = await add(await photo(300, 79).png().toBuffer(), { shape: 'logo' });
  expect(low.body.fields.file).toContain('80');
});

it.each([
  [
    'a drawing with a script',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
  ],
  ['text with the name of a photograph', () => Buffer.from('no picture')],
  ['a photograph that is cut off', async () => (await photo(900, 900).png().toBuffer()).subarray(0, 400)],
  ['a photograph that is too small', () => photo(199, 900).png().toBuffer()],
])('refuses %s', async (_, make) => {
  const { status, body } = await add(await make());
  expect([status, body.code, Object.keys(body.fields)]).toEqual([422, 'PICTURE_NOT_ACCEPTED', ['file']]);
});

it('shows stored pictures to staff only, and no other file', async () => {
  const { body } = await add(await withPlace());
  const query = { image: body.image, w: 160 };
  const shown = await editor.call(readPicture, { query });
  expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/webp']);
  expect((await shop.callOffice(readPicture, { query })).status).toBe(401);
  for (const image of [
    '/storage/../secret.1a2b3c4d',
    '/storage/none.1a2b3c4d',
    'https://shop.example/x.1a2b3c4d',
  ])
    expect((await editor.call(readPicture, { query: { image, w: 160 } })).status).toBeGreaterThanOrEqual(404);
});
