import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openStorage } from './open-storage.ts';
import { type S3Server, startS3Server } from './testing/s3-server.ts';
import { describeStorage } from './testing/storage-suite.ts';

let server: S3Server;
const useServer = () => {
  for (const [name, value] of Object.entries(server.env)) vi.stubEnv(name, value);
};
beforeAll(async () => {
  server = await startS3Server();
  useServer();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await server.stop();
});

describe('a bucket', () => {
  describeStorage(() => openStorage(server.newAddress()));

  it('keeps prefixes of one bucket apart', async () => {
    const [one, other] = [openStorage(server.newAddress()), openStorage(server.newAddress())];
    await one.write('key', 'one');
    expect(await other.read('key')).toBeNull();
    expect(await other.list('')).toEqual([]);
  });
});

/** s3rver cannot continue a list: it needs a cipher that OpenSSL 3 has no more. */
it('lists more objects than one response holds', async () => {
  const page = (key: string, next: string) =>
    '<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">' +
    `<IsTruncated>${next !== ''}</IsTruncated><Contents><Key>live/${key}</Key></Contents>${next}` +
    '</ListBucketResult>';
  const pages = createServer((request, response) => {
    const isNext = request.url?.includes('continuation-token=second');
    response.setHeader('content-type', 'application/xml');
    response.end(isNext ? page('b', '') : page('a', '<NextContinuationToken>second</NextContinuationToken>'));
  }).listen(0, '127.0.0.1');
  await once(pages, 'listening');
  vi.stubEnv('AWS_ENDPOINT_URL_S3', `http://127.0.0.1:${(pages.address() as AddressInfo).port}`);
  expect(await openStorage('s3://bucket/live').list('')).toEqual(['a', 'b']);
  useServer();
  pages.closeAllConnections();
  pages.close();
});

describe('an error names the storage and the reason', () => {
  it('when the bucket does not exist', async () => {
    const storage = openStorage('s3://no-such-bucket/live');
    await expect(storage.read('key')).rejects.toThrow(/^s3:\/\/no-such-bucket\/live: NoSuchBucket/);
    await expect(storage.write('key', 'x', { condition: 'absent' })).rejects.toThrow('NoSuchBucket');
  });

  it('when the secret is wrong', async () => {
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'wrong');
    const storage = openStorage(server.newAddress());
    await expect(storage.read('key')).rejects.toThrow('SignatureDoesNotMatch');
    useServer();
  });

  it('when the server is away, and works again when it is back', async () => {
    const storage = openStorage(server.newAddress());
    await storage.write('key', 'kept');
    await server.pause();
    await expect(storage.read('key')).rejects.toThrow(/^s3:\/\/shop-test\/test-\d+: .*ECONNREFUSED/);
    await server.resume();
    expect((await storage.read('key'))?.body.toString()).toBe('kept');
  });
});
