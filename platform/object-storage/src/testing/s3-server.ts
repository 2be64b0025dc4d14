/**
 * S3-compatible server for tests and for `remote-tools store`, with one bucket. s3rver speaks the protocol
 * and checks signatures. It ignores the conditions of writes, so this file adds them (docs/decisions/0056).
 */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';
import S3Error from '@20minutes/s3rver/lib/models/error.js';

const TEST_BUCKET = 'shop-test';

export interface S3Server {
  /** Settings of the SDK for this server, for `process.env` or a child process. */
  env: Record<string, string>;
  /** `s3://…` of a prefix. Default: an empty one that no other test uses. */
  newAddress(prefix?: string): string;
  /** Closes the port. The data stays. */
  pause(): Promise<void>;
  /** Opens the same port again. */
  resume(): Promise<void>;
  stop(): Promise<void>;
}

interface Context {
  method: string;
  path: string;
  headers: Record<string, string | undefined>;
  res: ServerResponse;
  state: { vhost?: boolean };
  mountPath?: string;
  store: { getMetadata(bucket: string, key: string): Promise<{ etag: string }> };
}

/** Runs requests for the same key one after the other, because s3rver writes its files in place. */
const createQueue = () => {
  const last = new Map<string, Promise<unknown>>();
  return async (address: string, response: ServerResponse): Promise<void> => {
    const before = last.get(address);
    last.set(address, once(response, 'close'));
    await before;
  };
};

/** Answers as Amazon does: https://docs.aws.amazon.com/AmazonS3/latest/userguide/conditional-writes.html */
const checkConditions = async ({ path: address, headers, store }: Context): Promise<void> => {
  const match = headers['if-match'];
  const noneMatch = headers['if-none-match'];
  if (match === undefined && noneMatch === undefined) return;
  const [, bucket = '', ...key] = decodeURIComponent(address).split('/');
  const name = key.join('/');
  const found = await store.getMetadata(bucket, name).catch(() => null);
  if (match !== undefined && !found)
    throw new S3Error('NoSuchKey', 'The specified key does not exist.', { Key: name });
  if (
    (match !== undefined && found?.etag.replaceAll('"', '') !== match.replaceAll('"', '')) ||
    (noneMatch === '*' && found)
  )
    throw new S3Error('PreconditionFailed', 'At least one of the pre-conditions you specified did not hold');
};

/**
 * s3rver drops the final slash of `/bucket/` before it checks the signature of a list. These settings, which it has
 * for buckets in the host name, keep the slash.
 */
const keepFinalSlash = (context: Context): void => {
  if (!/^\/[^/]+\/$/.test(context.path)) return;
  context.state.vhost = true;
  context.mountPath = '/';
};

interface ServerOptions {
  /** Keeps the objects. Default: a temporary folder. */
  directory?: string;
  /** Default: a free one. */
  port?: number;
}

export const startS3Server = async (options: ServerOptions = {}): Promise<S3Server> => {
  const directory = options.directory ?? mkdtempSync(path.join(tmpdir(), 's3-'));
  let { port = 0 } = options;
  let prefixes = 0;
  const open = async () => {
    const server = new S3rver({
      port,
      address: '127.0.0.1',
      silent: true,
      directory,
      vhostBuckets: false,
      configureBuckets: [{ name: TEST_BUCKET }],
    });
    const queue = createQueue();
    server.middleware.unshift(async (context: Context, next: () => Promise<void>) => {
      await queue(context.path, context.res);
      if (context.method === 'PUT') await checkConditions(context);
      await next();
    });
    // The last one is the router.
    server.middleware.splice(-1, 0, (context: Context, next: () => Promise<void>) => {
      keepFinalSlash(context);
      return next();
    });
    ({ port } = (await server.run()) as AddressInfo);
    return server;
  };
  let server = await open();
  const close = async () => {
    server.httpServer.closeAllConnections();
    await server.close();
  };
  return {
    env: {
      AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}`,
      AWS_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
      S3_PATH_STYLE: 'on',
    },
    newAddress: (prefix = `test-${++prefixes}`) => `s3://${TEST_BUCKET}/${prefix}`,
    pause: close,
    async resume() {
      server = await open();
    },
    async stop() {
      await close().catch(() => {});
      if (!options.directory) rmSync(directory, { recursive: true, force: true });
    },
  };
};
