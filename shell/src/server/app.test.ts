import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApiMood } from './testing/fake-api.ts';
import { startTestShell, type TestShell } from './testing/test-shell.ts';

let shell: TestShell;
const open = async (env?: Record<string, string>) => {
  shell = await startTestShell(env);
};
/** The API has answered once, however busy this machine is. */
const openKnown = async (env?: Record<string, string>) => {
  await open(env);
  let page = 100;
  await vi.waitFor(
    async () => {
      const { body } = await shell.get(`/vinos?page=${page++}`);
      expect(body.includes('76.543.210-3') && body.includes('<h1>tinto</h1>')).toBe(true);
      expect((await shell.get(`/nada/${page++}`)).body.includes('Nada aquí')).toBe(true);
    },
    { timeout: 30_000 },
  );
};
const close = () => shell.stop();

const MOODS: ApiMood[] = ['slow', 'unavailable', 'junk', 'html', 'gone'];

describe('an API that was known', () => {
  beforeAll(async () => {
    await openKnown();
    expect((await shell.get('/vinos')).body).toContain('<h1>tinto</h1>');
  });
  afterAll(close);

  it.each(MOODS)('and gets %s leaves the last known frame and pages', async (mood) => {
    shell.api.mood = mood;
    const { statusCode, body } = await shell.get(`/vinos?page=${MOODS.indexOf(mood) + 2}`);
    expect([200, 503]).toContain(statusCode);
    expect(body).toContain('76.543.210-3');
    expect((await shell.get('/vinos')).body).toContain('<h1>tinto</h1>');
  });
});

describe('an API in trouble', () => {
  beforeEach(() => open());
  afterEach(close);

  it.each(MOODS)('that is %s from the start leaves pages with the built-in frame', async (mood) => {
    shell.api.mood = mood;
    for (const url of ['/vinos', '/', '/nada/de/esto']) {
      const { statusCode, body } = await shell.get(url);
      expect([200, 404, 503]).toContain(statusCode);
      expect(body).toContain('id="contenido"');
      expect(body).toMatch(/<nav[^>]+Principal/);
      expect(body).toContain('href="/cajas"');
    }
  });

  it('is told to callers of the API in the words of the shop', async () => {
    shell.api.mood = 'gone';
    const { statusCode, headers, body } = await shell.get('/api/wines');
    expect(statusCode).toBe(503);
    expect(headers['retry-after']).toBe('2');
    expect(JSON.parse(body)).toMatchObject({ code: 'UNAVAILABLE', statusCode: 503 });
  });

  it('gives no sitemap rather than one without products', async () => {
    shell.api.mood = 'unavailable';
    expect((await shell.get('/sitemap.xml')).statusCode).toBe(503);
    shell.api.mood = 'well';
    const whole = await shell.get('/sitemap.xml');
    expect(whole.statusCode).toBe(200);
    // A country with wines has a page of its own.
    expect(whole.body).toContain('/vinos?pais=chile</loc>');
    expect(whole.body).not.toContain('uruguay');
    shell.api.mood = 'gone';
    expect((await shell.get('/sitemap.xml')).body).toContain('/vinos/tinto');
  });
});

describe('a page', () => {
  beforeAll(() => openKnown());
  afterAll(close);

  it('is not sent again to who has it, however its tag was written down', async () => {
    const { headers, statusCode } = await shell.get('/vinos');
    expect(statusCode).toBe(200);
    const tag = String(headers.etag);
    for (const known of [tag, tag.replace('W/', ''), `"other", ${tag}`]) {
      const again = await shell.get('/vinos', { 'if-none-match': known });
      expect(again.statusCode, known).toBe(304);
      expect(again.body).toBe('');
    }
    expect((await shell.get('/vinos', { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it('comes compressed as the browser asks', async () => {
    for (const encoding of ['br', 'gzip'])
      expect((await shell.get('/vinos', { 'accept-encoding': encoding })).headers['content-encoding']).toBe(
        encoding,
      );
    expect((await shell.get('/vinos')).headers['content-encoding']).toBeUndefined();
  });

  it('tells whether it came from memory, and what its remote took', async () => {
    const first = await shell.get('/vinos?sort=name');
    expect(first.headers['server-timing']).toMatch(/^cache;desc=made, render;dur=\d/);
    expect((await shell.get('/vinos?sort=name')).headers['server-timing']).toMatch(/^cache;desc=fresh/);
  });

  it('that is missing is a 404 in the words of the server', async () => {
    for (const url of ['/nada', '/vinos/gone']) {
      const { statusCode, body } = await shell.get(url);
      expect(statusCode).toBe(404);
      expect(body).toContain('Nada aquí');
      expect(body).toContain('href="/"');
      expect(body).toContain('<meta name="robots" content="noindex">');
    }
  });

  it('of a menu link of old leads to its place', async () => {
    const { statusCode, headers } = await shell.get('/boxes?page=2');
    expect(statusCode).toBe(301);
    expect(headers.location).toBe('/cajas?page=2');
  });

  it('of a purchase under another of its addresses leads to the one that the shop uses', async () => {
    const answers = await Promise.all(
      ['/cuenta/compras/completa/o-1?enlace=correo', '/cuenta/compras/fallida/o-1'].map((url) =>
        shell.get(url),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([301, 301]);
    expect(answers.map(({ headers }) => headers.location)).toEqual([
      '/gracias/o-1?enlace=correo',
      '/orden/o-1',
    ]);
  });

  it('is shown again to a form that was sent without its script', async () => {
    const sent = await shell.app.inject({ method: 'POST', url: '/vinos?page=2', payload: 'clave=1' });
    expect(sent.statusCode).toBe(303);
    expect(sent.headers.location).toBe('/vinos?page=2');
    const elsewhere = await shell.app.inject({ method: 'POST', url: '//shop.invalid/vinos', payload: 'a=1' });
    expect(elsewhere.statusCode).toBe(404);
  });

  it('carries the headers that keep it to itself', async () => {
    const { headers } = await shell.get('/vinos');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('names who sells, as what may be found does', async () => {
    const { body } = await shell.get('/vinos');
    expect(body).toContain('<h1>tinto</h1><p>Casa Quillay</p>');
    const found = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
    expect(found.map(([, text]) => JSON.parse(text as string))).toContainEqual(
      expect.objectContaining({
        '@type': 'Organization',
        '@id': 'https://tienda.example/#shop',
        name: 'Casa Quillay',
        taxID: '76.543.210-3',
      }),
    );
  });
});

describe('a shop in production over https', () => {
  beforeAll(() => open({ SHOP_MODE: 'production' }));
  afterAll(close);

  it.each(['/vinos', '/robots.txt', '/healthz', '/nada.js', '/api/wines'])(
    'binds the browser to https at %s',
    async (url) => {
      expect((await shell.get(url)).headers['strict-transport-security']).toBe('max-age=31536000');
    },
  );

  it('keeps its figures to itself', async () => {
    expect((await shell.get('/metrics')).statusCode).toBe(404);
  });
});

it('gives its figures to who knows the token', async () => {
  await open({ SHOP_MODE: 'production', METRICS_TOKEN: 'a-long-metrics-token' });
  try {
    await shell.get('/vinos');
    await shell.get('/vinos');
    const asked = (authorization: string) => shell.get('/metrics', { authorization });
    expect((await asked('Bearer a-wrong-metrics-tokn')).statusCode).toBe(404);
    const { body, statusCode } = await asked('Bearer a-long-metrics-token');
    expect(statusCode).toBe(200);
    expect(body).toContain('shell_pages_total{cache="fresh"} 1');
    expect(body).toContain('http_request_duration_seconds_count{route="/vinos",method="GET",status="200"} 2');
    expect(body).toContain('shell_render_duration_seconds_count{remote="catalog",outcome="rendered"} 1');
  } finally {
    await close();
  }
});

describe('who calls', () => {
  afterEach(close);
  const forwarded = async (remoteAddress: string) => {
    await shell.app.inject({
      url: '/api/wines',
      remoteAddress,
      headers: { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https', 'x-real-ip': '203.0.113.9' },
    });
    return shell.api.asked.at(-1)?.headers ?? {};
  };

  it('is the connection itself, whatever it claims', async () => {
    await open();
    const headers = await forwarded('198.51.100.4');
    expect(headers).toMatchObject({ 'x-forwarded-for': '198.51.100.4', 'x-forwarded-proto': 'http' });
    expect(headers['x-real-ip']).toBeUndefined();
  });

  it('is who a load balancer names, when it is one of ours', async () => {
    await open({ TRUST_PROXY: '10.0.0.0/8, 192.0.2.1' });
    expect(await forwarded('10.1.2.3')).toMatchObject({
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-proto': 'https',
    });
    expect(await forwarded('198.51.100.4')).toMatchObject({ 'x-forwarded-for': '198.51.100.4' });
  });
});

describe("a fault of the shell's own", () => {
  beforeEach(async () => {
    await open();
    shell.app.get('/broken', () => {
      throw new Error('secret of /srv/shop');
    });
  });
  afterEach(close);

  it.each([
    ['es', 'Ha ocurrido un error'],
    ['en', 'An error has occurred'],
  ])('is a page in words, in %s, with a way home and nothing told', async (lang, title) => {
    const { statusCode, body, headers } = await shell.get(`/broken?lang=${lang}`);
    expect(statusCode).toBe(500);
    expect(body).toContain(`<h1>${title}</h1>`);
    expect(body).toContain('id="contenido"');
    expect(body).not.toContain('secret');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-security-policy']).toContain("script-src 'strict-dynamic'");
  });

  it('is plain to who wants no page', async () => {
    const { body, headers } = await shell.get('/broken', { accept: '*/*' });
    expect(headers['content-type']).toContain('text/plain');
    expect(body).toBe('Ha ocurrido un error');
  });
});
