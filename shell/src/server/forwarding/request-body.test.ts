import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readBody } from './request-body.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

const incoming = (length: number) =>
  Object.assign(new PassThrough(), {
    method: 'PUT',
    headers: { 'content-length': String(length) },
  }) as unknown as IncomingMessage & PassThrough;

it('gives a small body up that does not arrive in 15 s, and tells so once', () => {
  const request = incoming(10);
  const then = vi.fn();
  readBody(request, then);
  request.write('half');
  vi.advanceTimersByTime(14_999);
  expect(then).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  request.end('whole');
  request.destroy();
  expect(then.mock.calls).toEqual([[{ kind: 'late' }]]);
});
