// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadIfChunkIsGone } from './chunk-reload.ts';

const FILE = 'https://tienda.example/remotes/catalog/1/listing.1a2b3c4d.js';
/** Messages of the engines for a script that failed to load. */
const GONE = [
  ['webpack', `Loading chunk 7 failed.\n(missing: ${FILE})`],
  ['webpack, for styles', `Loading CSS chunk 7 failed.\n(${FILE})`],
  ['Chromium', `Failed to fetch dynamically imported module: ${FILE}`],
  ['Firefox', `error loading dynamically imported module: ${FILE}`],
  ['Safari', 'Importing a module script failed.'],
] as const;

describe('a missing chunk after a release', () => {
  const reload = vi.fn();
  const answer = (status: number) =>
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => new Response(null, { status })),
    );
  beforeEach(() => {
    vi.useFakeTimers();
    sessionStorage.clear();
    reload.mockClear();
    vi.spyOn(location, 'reload').mockImplementation(reload);
    answer(404);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it.each(GONE)('reloads the page for the message of %s', async (_, message) => {
    await reloadIfChunkIsGone(new TypeError(message));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('reloads once in 60 seconds, then shows an error', async () => {
    const error = new TypeError(GONE[2][1]);
    await reloadIfChunkIsGone(error);
    vi.advanceTimersByTime(59_999);
    await reloadIfChunkIsGone(error);
    expect(reload).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    await reloadIfChunkIsGone(error);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it.each([200, 503])('does not reload when the file answers %s', async (status) => {
    answer(status);
    await reloadIfChunkIsGone(new TypeError(GONE[2][1]));
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not reload when the network is down', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')));
    await reloadIfChunkIsGone(new TypeError(GONE[2][1]));
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await reloadIfChunkIsGone(new TypeError(GONE[4][1]));
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not reload for a script whose hash check failed', async () => {
    await reloadIfChunkIsGone(new TypeError('Cannot load script due to integrity mismatch'));
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not reload for other errors', async () => {
    await reloadIfChunkIsGone(new Error("Cannot read properties of undefined (reading 'map')"));
    await reloadIfChunkIsGone('Loading');
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not reload when storage is blocked, because it could loop', async () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    await reloadIfChunkIsGone(new TypeError(GONE[2][1]));
    expect(reload).not.toHaveBeenCalled();
  });
});
