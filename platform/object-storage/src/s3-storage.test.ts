import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { openStorage } from './open-storage.ts';
import { describeStorage } from './testing/storage-suite.ts';
import { useS3Server } from './testing/use-s3-server.ts';

const server = useS3Server();

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
  server.setEnv();
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
    server.setEnv();
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
