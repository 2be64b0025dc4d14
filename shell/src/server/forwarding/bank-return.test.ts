import { BANK_RETURN_WAITS } from 'shared-contracts/domain/waiting-texts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestShell, type TestShell } from '../testing/test-shell.ts';

const PATH = '/api/payments/webpay/return';
const BACK = `${PATH}?token_ws=01ab`;

describe.each([
  { missing: 'API', mood: 'gone' },
  { missing: 'database', mood: 'unavailable' },
] as const)('a buyer who returns from the bank while the $missing is away', ({ mood }) => {
  let shell: TestShell;
  beforeAll(async () => {
    shell = await startTestShell();
    // Loads the frame's content into the cache.
    await shell.get('/nada');
  });
  beforeEach(() => {
    shell.api.mood = mood;
    shell.api.answerFor = () => undefined;
  });
  afterAll(() => shell.stop());

  it.each(['es', 'en'] as const)(
    'gets a page of the shop in %s that asks again by itself',
    async (locale) => {
      const { statusCode, headers, body } = await shell.get(BACK, { 'accept-language': locale });
      expect(statusCode).toBe(503);
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        refresh: '3',
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      });
      expect(body).toContain(BANK_RETURN_WAITS[locale].title);
      expect(body).toContain(BANK_RETURN_WAITS[locale].text);
      // The text asks to keep the page open, so no button may lead away.
      expect(/<main.*<\/main>/s.exec(body)?.[0]).not.toMatch(/<a |<button/);
      if (locale === 'es') expect(body).toContain('76.543.210-3');
    },
  );

  const post = (payload: string, url = PATH) =>
    shell.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
    });

  it('asks again with the form of a POST in the address', async () => {
    const form = 'TBK_TOKEN=01ab&TBK_ID_SESION=s-1';
    expect((await post(form)).headers.refresh).toBe(`3; url=${PATH}?${form}`);
    expect((await post(form, `${PATH}?lang=es`)).headers.refresh).toBe(`3; url=${PATH}?lang=es&${form}`);
    expect((await post('a=<script>')).headers.refresh).toBeUndefined();
  });

  it('need not stay: the shell asks the API again as soon as it answers', async () => {
    const url = `${PATH}?token_ws=closed-${mood}`;
    await shell.get(url);
    shell.api.answerFor = () => ({ ok: true });
    shell.api.mood = 'well';
    shell.api.asked.length = 0;
    await vi.waitFor(() => expect(shell.api.asked.map((one) => one.url)).toContain(url), { timeout: 20_000 });
    expect(shell.api.asked.find((one) => one.url === url)?.headers['x-forwarded-for']).toBe('127.0.0.1');
  });

  it('gets HTML, while a program gets JSON', async () => {
    const { statusCode, body } = await shell.get(BACK, { accept: 'application/json' });
    expect(statusCode).toBe(503);
    expect(JSON.parse(body)).toMatchObject({ code: 'UNAVAILABLE' });
  });
});
