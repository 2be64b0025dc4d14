import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBodyReader, type RequestBody } from './request-body.ts';

const KB = 1024;

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

const incoming = (headers: IncomingHttpHeaders = { 'transfer-encoding': 'chunked' }) =>
  Object.assign(new PassThrough(), { method: 'PUT', headers }) as unknown as IncomingMessage & PassThrough;

const open = () => {
  const reader = createBodyReader();
  const read = (request: IncomingMessage, client = 'a') => {
    const then = vi.fn<(body: RequestBody) => void>();
    reader.read(request, client, then);
    return then;
  };
  return { read };
};

it.each([
  { body: 'short', headers: { 'content-length': '10' } },
  { body: 'in chunks', headers: { 'transfer-encoding': 'chunked' } },
  { body: 'announced as large', headers: { 'content-length': String(KB * KB) } },
])('gives a body $body up that does not arrive in 15 s, and tells so once', ({ headers }) => {
  const request = incoming(headers);
  const then = open().read(request);
  request.write('half');
  vi.advanceTimersByTime(14_999);
  expect(then).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  request.end('whole');
  request.destroy();
  expect(then.mock.calls).toEqual([[{ kind: 'late' }]]);
});

it('reads a small body whole, whatever length it announces', async () => {
  const request = incoming();
  const then = open().read(request);
  request.write('{"a":');
  request.end('1}');
  await vi.waitFor(() => expect(then).toHaveBeenCalled());
  expect(then.mock.calls).toEqual([[{ kind: 'small', body: Buffer.from('{"a":1}') }]]);
});

it('gives a large body as a stream, with its beginning', async () => {
  const request = incoming();
  const then = open().read(request);
  const parts = Array.from({ length: 100 }, (_, index) => Buffer.alloc(KB, index));
  for (const part of parts) request.write(part);
  await vi.waitFor(() => expect(then).toHaveBeenCalled());
  const [body] = then.mock.calls[0] as [RequestBody];
  const whole = buffer((body as Extract<RequestBody, { kind: 'large' }>).open());
  Object.assign(request, { complete: true }).end();
  expect(await whole).toEqual(Buffer.concat(parts));
});

it('gives up the oldest of many bodies that one network sends at once, and none of another', () => {
  const { read } = open();
  const other = read(incoming(), 'b');
  const reads = Array.from({ length: 66 }, () => read(incoming()));
  const outcomes = reads.map((then) => then.mock.calls[0]?.[0].kind ?? 'arriving');
  expect(outcomes.slice(0, 3)).toEqual(['late', 'late', 'arriving']);
  expect(outcomes.slice(2)).toEqual(Array(64).fill('arriving'));
  expect(other).not.toHaveBeenCalled();
});
