/**
 * Object storage in an S3-compatible bucket. The SDK reads endpoint, region and credentials from its standard
 * environment variables (docs/operations/several-machines.md#buckets). It is loaded at the first request, because it is
 * large.
 */
import type { S3Client } from '@aws-sdk/client-s3';
import { checkKey, isKey, type ObjectStorage, StorageError, WriteConflict } from './object-storage.ts';
import type { BucketAddress } from './storage-address.ts';

const READ_MS = 10_000;
/** Timeout of a write. It allows a large picture over a slow connection. */
const WRITE_MS = 60_000;

type Sdk = typeof import('@aws-sdk/client-s3');
interface Connection {
  sdk: Sdk;
  client: S3Client;
}

const connect = async (): Promise<Connection> => {
  const sdk = await import('@aws-sdk/client-s3');
  return {
    sdk,
    client: new sdk.S3Client({
      forcePathStyle: process.env.S3_PATH_STYLE === 'on',
      // Not every store supports the newer checksums. Releases have hashes of their own.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    }),
  };
};

interface RequestFailure extends Error {
  code?: string;
  errors?: Error[];
  $metadata?: { httpStatusCode?: number };
}

const statusOf = (error: unknown): number | undefined => (error as RequestFailure).$metadata?.httpStatusCode;

/** Reason for people: the SDK's errors often have an empty or a generic message. */
const describe = (error: RequestFailure): string => {
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'no answer in time';
  if (error.name === 'CredentialsProviderError')
    return 'no credentials. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or another source of the SDK';
  if (/Region is missing/.test(error.message)) return 'no region. Set AWS_REGION';
  const status = error.$metadata?.httpStatusCode;
  const reason = error.message || error.errors?.[0]?.message || error.code || 'unknown reason';
  return status ? `${error.name}: ${reason} (status ${status})` : reason;
};

/** A missing bucket answers 404 like a missing key, but is an error of the settings. */
const isMissingKey = (error: unknown): boolean =>
  statusOf(error) === 404 && (error as Error).name !== 'NoSuchBucket';

/** Whether the condition of a write failed: another content, a simultaneous write, no object to compare with. */
const isConflict = (error: unknown): boolean =>
  [409, 412].includes(statusOf(error) ?? 0) || isMissingKey(error);

/** Ceph 16 compares the tag of a write without its quotes, as in Amazon's examples. Other stores accept both forms. */
const unquoted = (etag: string): string => etag.replaceAll('"', '');

export const openS3Storage = ({ bucket, prefix }: BucketAddress): ObjectStorage => {
  const title = `s3://${bucket}/${prefix}`.replace(/\/$/, '');
  let connection: Promise<Connection> | undefined;
  const inBucket = (key: string) => ({ Bucket: bucket, Key: prefix + checkKey(key) });

  /**
   * Runs a request.
   * @param onError returns the result for an expected error, or throws. Undefined for every other error
   * @throws StorageError
   */
  const ask = async <T>(
    limitMs: number,
    request: (connection: Connection, options: { abortSignal: AbortSignal }) => Promise<T>,
    onError: (error: unknown) => T | undefined = () => undefined,
  ): Promise<T> => {
    connection ??= connect();
    try {
      return await request(await connection, { abortSignal: AbortSignal.timeout(limitMs) });
    } catch (error) {
      const result = onError(error);
      if (result !== undefined) return result;
      throw new StorageError(`${title}: ${describe(error as RequestFailure)}`, { cause: error });
    }
  };

  const readChanged: ObjectStorage['readChanged'] = async (key, known) => {
    const input = { ...inBucket(key), ...(known === undefined ? {} : { IfNoneMatch: known }) };
    return ask<Awaited<ReturnType<ObjectStorage['readChanged']>>>(
      READ_MS,
      async ({ sdk, client }, options) => {
        const { Body, ETag = '' } = await client.send(new sdk.GetObjectCommand(input), options);
        return { body: Buffer.from((await Body?.transformToByteArray()) ?? []), etag: ETag };
      },
      (error) => {
        if (statusOf(error) === 304) return 'unchanged';
        return isMissingKey(error) ? null : undefined;
      },
    );
  };

  return {
    title,
    readChanged,
    read: async (key) => {
      const found = await readChanged(key, undefined);
      return found === 'unchanged' ? null : found;
    },
    has: (key) =>
      ask(
        READ_MS,
        async ({ sdk, client }, options) => {
          await client.send(new sdk.HeadObjectCommand(inBucket(key)), options);
          return true;
        },
        (error) => (isMissingKey(error) ? false : undefined),
      ),
    async write(key, content, { condition } = {}) {
      const input = {
        ...inBucket(key),
        Body: typeof content === 'string' ? Buffer.from(content) : content,
        ...(condition === 'absent' ? { IfNoneMatch: '*' } : {}),
        ...(typeof condition === 'object' ? { IfMatch: unquoted(condition.etag) } : {}),
      };
      const { ETag = '' } = await ask(
        WRITE_MS,
        ({ sdk, client }, options) => client.send(new sdk.PutObjectCommand(input), options),
        (error) => {
          if (condition !== undefined && isConflict(error)) throw new WriteConflict(title, key);
          return undefined;
        },
      );
      return ETag;
    },
    list: (start) =>
      ask(READ_MS, async ({ sdk, client }, options) => {
        const keys: string[] = [];
        const input = { Bucket: bucket, Prefix: prefix + start };
        for await (const page of sdk.paginateListObjectsV2({ client }, input, options))
          for (const { Key = '' } of page.Contents ?? []) keys.push(Key.slice(prefix.length));
        // People and their tools add objects that no method can name, such as the mark of a folder, `checkout/`.
        return keys.filter(isKey).sort();
      }),
    async remove(keys) {
      // One request for each key: not every store can delete several objects in one request.
      for (const key of keys)
        await ask(WRITE_MS, ({ sdk, client }, options) =>
          client.send(new sdk.DeleteObjectCommand(inBucket(key)), options),
        );
    },
  };
};
