import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestShell, type TestShell } from '../testing/test-shell.ts';

const STRANGER = '203.0.113.66';
const times = <T>(count: number, work: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => work(at));

/** More renders than the shell runs and queues at once. */
const FLOOD = 300;

describe('many requests at once', () => {
  let shell: TestShell;
  beforeEach(async () => {
    // The API of the test shares its thread with the flood.
    shell = await startTestShell({ RENDER_DEADLINE_MS: '30000' });
    // Wait until the frame's content is cached and the worker has started.
    await vi.waitFor(
      async () => expect((await shell.get(`/vinos?page=${Math.random()}`)).body).toContain('<h1>tinto</h1>'),
      { timeout: 30_000 },
    );
    shell.api.asked.length = 0;
  });
  afterEach(() => shell.stop());

  const rendersOfList = () => shell.api.asked.filter(({ url }) => url === '/api/wines').length;
  const from = (address: string, url: string) =>
    shell.app.inject({ url, remoteAddress: address, headers: { accept: 'text/html' } });

  it('for one page that is not cached cost one render', async () => {
    const answers = await Promise.all(
      times(1_000, (index) => from(`198.51.100.${index % 250}`, '/vinos?page=2')),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(rendersOfList()).toBe(1);
  });

  /** A stranger asks for many pages at once. */
  const flood = () => {
    let answered = 0;
    const answers = times(FLOOD, async (index) => {
      const answer = await from(STRANGER, `/vinos?q=${index}`);
      if (answer.statusCode === 200) answered += 1;
      return answer;
    });
    return { answers, answered: () => answered };
  };

  it('for invented pages do not delay the pages of the shop, and are refused with Retry-After', async () => {
    const { answers, answered } = flood();
    expect((await from('198.51.100.1', '/vinos')).statusCode).toBe(200);
    expect(answered()).toBeLessThan(50);
    const refused = (await Promise.all(answers)).filter(({ statusCode }) => statusCode !== 200);
    expect(refused.length).toBeGreaterThan(FLOOD / 4);
    for (const { statusCode, headers } of refused) {
      expect(statusCode).toBe(503);
      expect(headers['retry-after']).toBe('5');
    }
    const again = await from('198.51.100.1', '/vinos');
    expect(again.headers['server-timing']).toMatch(/^cache;desc=(?:fresh|stale)/);
  });

  it('refuse a page with a secret in its address as such, although its route shares one refused page', async () => {
    const { answers } = flood();
    // Both at once: the second would find a free place after the first was answered.
    const refused = await Promise.all(
      ['/vinos/invented', '/vinos/tinto?hold=secret'].map((url) => from(STRANGER, url)),
    );
    expect(refused.map(({ statusCode, headers }) => [statusCode, headers['referrer-policy']])).toEqual([
      [503, 'strict-origin-when-cross-origin'],
      [503, 'no-referrer'],
    ]);
    await Promise.all(answers);
  });

  it('for invented pages delay another client with such a page only by one turn', async () => {
    const { answers, answered } = flood();
    expect((await from('198.51.100.1', '/vinos?tipo=tinto')).statusCode).toBe(200);
    expect(answered()).toBeLessThan(50);
    await Promise.all(answers);
  });
});
