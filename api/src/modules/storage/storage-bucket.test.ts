import { useS3Server } from 'object-storage/testing/use-s3-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/harness.ts';
import { openPictureStorage, type PictureStorage } from '../../media/picture-storage.ts';

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="100">' +
  '<rect width="80" height="100" fill="#722"/></svg>';

const server = useS3Server();
let shop: TestApp;
let pictures: PictureStorage;
beforeAll(async () => {
  shop = await createTestApp({ STORAGE_URL: server.newAddress() });
  pictures = openPictureStorage(shop.config);
  await pictures.write('products/bottle.1a2b3c4d.svg', DRAWING);
});
afterAll(() => shop.close());

it('serves a picture of a bucket, and keeps the encoded one there for all APIs', async () => {
  const answer = await shop.app.inject('/storage/products/bottle.1a2b3c4d.webp?w=160');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('image/webp');
  const kept = await pictures.read('.encoded/products/bottle.1a2b3c4d.160.webp');
  expect(kept?.body).toEqual(answer.rawPayload);
});

it('answers 404 for a picture that the bucket does not have', async () => {
  const answer = await shop.app.inject('/storage/products/none.1a2b3c4d.webp?w=160');
  expect(answer.statusCode).toBe(404);
});

it('answers 503 while the bucket is away, which no cache keeps', async () => {
  await server.pause();
  const answer = await shop.app.inject('/storage/products/bottle.1a2b3c4d.svg');
  expect(answer.statusCode).toBe(503);
  expect(answer.json().code).toBe('UNAVAILABLE');
  expect(answer.headers['cache-control']).toBe('no-store');
  await server.resume();
  expect((await shop.app.inject('/storage/products/bottle.1a2b3c4d.svg')).body).toBe(DRAWING);
});
