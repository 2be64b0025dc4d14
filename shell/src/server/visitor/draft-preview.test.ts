import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { layout } from '../../frame/fixtures/layout.ts';
import { startTestShell, type TestShell } from '../testing/test-shell.ts';

const TOKEN = `${'t'.repeat(40)}.${'s'.repeat(43)}`;
const COOKIE = `locale=es; draft_preview=${TOKEN}`;
const until = () => new Date(Date.now() + 600_000).toISOString();

/** API that answers a browser with the cookie from the draft. */
const DRAFT: Record<string, () => unknown> = {
  '/api/draft-preview': () => ({ path: '/vinos', until: until() }),
  '/api/pages/layout': () => ({ data: { ...layout, shop: { ...layout.shop, name: 'Casa en borrador' } } }),
  '/api/wines': () => ({ data: ['borrador'] }),
};

describe('the preview of a draft', () => {
  let shell: TestShell;
  const get = (url: string, cookie = 'locale=es') =>
    shell.app.inject({ url, headers: { accept: 'text/html', cookie } });
  const headingOf = ({ body }: { body: string }) => /<h1>.*?<\/h1>/.exec(body)?.[0];

  beforeAll(async () => {
    shell = await startTestShell({ TAG_MANAGER_ID: 'GTM-ABC1234' });
    await vi.waitFor(async () => expect((await get('/vinos')).statusCode).toBe(200), { timeout: 30_000 });
  });
  beforeEach(() => {
    shell.api.mood = 'well';
    shell.api.answerFor = ({ url = '', headers }) =>
      headers.cookie?.includes(TOKEN) ? DRAFT[url]?.() : undefined;
  });
  afterAll(() => shell.stop());

  it('begins with its link, which sets a cookie that scripts cannot read and leads to the page', async () => {
    const { statusCode, headers } = await get(`/preview/draft/${TOKEN}`);
    expect([statusCode, headers.location]).toEqual([303, '/vinos']);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    expect(headers['set-cookie']).toMatch(
      /^draft_preview=[\w.-]+; Max-Age=(59\d|600); Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  it('does not begin with a link that the API does not know', async () => {
    const { statusCode, headers, body } = await get(`/preview/draft/${'x'.repeat(40)}.${'s'.repeat(43)}`);
    expect(statusCode).toBe(404);
    expect(headers['set-cookie']).toBeUndefined();
    expect(body).toContain('Esta vista previa no está disponible');
  });

  it('outlives a moment in which the API does not answer', async () => {
    shell.api.mood = 'unavailable';
    const { statusCode, headers, body } = await get(`/preview/draft/${TOKEN}`);
    expect([statusCode, headers['retry-after']]).toEqual([503, '60']);
    expect(body).toContain('No pudimos abrir la vista previa');
    const page = await get('/vinos', COOKIE);
    expect([page.headers['set-cookie']].flat().join()).not.toContain('draft_preview');
    shell.api.mood = 'well';
    expect(headingOf(await get('/vinos', COOKIE))).toBe('<h1>borrador</h1>');
  });

  it('is in the frame and in the page of its browser only, and reaches no cache', async () => {
    const before = await get('/vinos');
    const inside = await get('/vinos', COOKIE);
    const after = await get('/vinos');
    expect([before, inside, after].map(headingOf)).toEqual([
      '<h1>tinto</h1>',
      '<h1>borrador</h1>',
      '<h1>tinto</h1>',
    ]);
    expect(inside.body).toContain('Casa en borrador');
    expect(after.body).not.toContain('borrador');
    expect(inside.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    });
    expect(inside.headers['server-timing']).toContain('desc=made');
    expect((await get('/vinos', COOKIE)).headers['server-timing']).toContain('desc=made');
  });

  it('shows a bar with an exit, and no tag manager', async () => {
    const { body } = await get('/vinos', COOKIE);
    expect(body).toContain('<p>Vista previa: <b>borrador</b></p>');
    expect(body).not.toContain('GTM-ABC1234');
    const { headers } = await shell.app.inject({ method: 'POST', url: '/preview/exit' });
    expect([headers['set-cookie']].flat().join()).toMatch(/draft_preview=; Max-Age=0/);
  });

  it('ends when the API no longer knows it: the live page comes from the cache', async () => {
    shell.api.answerFor = () => undefined;
    const answer = await get('/vinos', COOKIE);
    expect(headingOf(answer)).toBe('<h1>tinto</h1>');
    expect(answer.body).not.toContain('preview-bar');
    expect([answer.headers['set-cookie']].flat().join()).toMatch(/draft_preview=; Max-Age=0/);
  });
});
