import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestShell, type TestShell } from '../testing/test-shell.ts';

describe('a page whose remote failed to render', () => {
  let shell: TestShell;
  beforeEach(async () => {
    shell = await startTestShell();
    // Wait until the frame's content is cached and the worker has started.
    await vi.waitFor(
      async () => {
        expect((await shell.get(`/vinos?page=${Math.random()}`)).body).toContain('<h1>tinto</h1>');
        expect((await shell.get('/nada')).body).toContain('76.543.210-3');
      },
      { timeout: 30_000 },
    );
  });
  afterEach(async () => {
    vi.useRealTimers();
    await shell.stop();
  });

  it.each(['rubbish', 'throw', 'odd'])(
    'is 503 with frame, skeleton and Retry-After for the result "%s"',
    async (kind) => {
      const { statusCode, headers, body } = await shell.get(`/vinos/${kind}`);
      expect(statusCode).toBe(503);
      expect(headers['retry-after']).toBe('5');
      expect(body).toContain('76.543.210-3');
      expect(body).toContain('slot-skeleton');
      expect(body).not.toContain('noindex');
      expect(body).toContain(`<link rel="canonical" href="https://tienda.example/vinos/${kind}">`);
    },
  );

  it('keeps title and description of its last complete render while the API is slow', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    expect((await shell.get('/vinos')).statusCode).toBe(200);
    shell.api.mood = 'slow';
    vi.advanceTimersByTime(11 * 60_000);
    const { statusCode, body } = await shell.get('/vinos');
    expect(statusCode).toBe(503);
    expect(body).toContain('<title>Vinos | Casa Quillay</title>');
    // The menu contains the title too, but only the last render contained the description.
    expect(body).toContain('<meta name="description" content="De Chile">');
    expect(body).toContain('<link rel="canonical" href="https://tienda.example/vinos">');
    expect(body).not.toContain('noindex');
    expect(body).toContain('slot-skeleton');
  });

  it('does not replace the cached page for ten minutes', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    expect((await shell.get('/vinos')).statusCode).toBe(200);
    shell.api.mood = 'slow';
    for (const minutes of [0.5, 1, 3, 5]) {
      vi.advanceTimersByTime(minutes * 60_000);
      const { statusCode, body } = await shell.get('/vinos');
      expect(statusCode).toBe(200);
      expect(body).toContain('<h1>tinto</h1>');
    }
  });

  it('is an indexable 503 also if the remote shows the failure itself', async () => {
    expect((await shell.get('/vinos')).statusCode).toBe(200);
    shell.api.mood = 'unavailable';
    const { statusCode, headers, body } = await shell.get('/vinos?page=2');
    expect(statusCode).toBe(503);
    expect(headers['retry-after']).toBe('5');
    expect(body).toContain('<h1>Falló</h1>');
    expect(body).not.toContain('noindex');
  });

  it('counts the cause in /metrics', async () => {
    await shell.get('/vinos/rubbish');
    await shell.get('/vinos/throw');
    shell.api.mood = 'slow';
    await shell.get('/vinos?page=3');
    const { body } = await shell.get('/metrics');
    for (const cause of ['rubbish', 'threw', 'late'])
      expect(body).toContain(`shell_render_duration_seconds_count{remote="catalog",outcome="${cause}"} 1`);
    expect(body).toContain('status="503"');
  });
});

it('a page whose remote has no usable release is 503', async () => {
  const shell = await startTestShell();
  try {
    const { statusCode, headers, body } = await shell.get('/carrito');
    expect(statusCode).toBe(503);
    expect(headers['retry-after']).toBe('5');
    expect(body).toContain('slot-skeleton');
  } finally {
    await shell.stop();
  }
});
