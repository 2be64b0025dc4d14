import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestShell, type TestShell } from '../testing/test-shell.ts';

const LINK = '/api/links/newsletter-confirm?token=secret-token';

describe('a page behind a mailed link', () => {
  let shell: TestShell;
  beforeAll(async () => {
    shell = await startTestShell({ TAG_MANAGER_ID: 'GTM-TEST123' });
  });
  afterAll(() => shell.stop());
  beforeEach(() => {
    shell.api.mood = 'well';
    shell.api.asked.length = 0;
  });
  const askedLink = () => shell.api.asked.find(({ url }) => url === LINK);

  it('has the frame of the shop and a form', async () => {
    const { statusCode, body, headers } = await shell.get(LINK, { 'accept-language': 'es-CL' });
    expect(statusCode).toBe(200);
    expect(body).toContain('<h1>Confirma tu suscripción</h1>');
    expect(body).toMatch(/<header/);
    expect(body).toContain('<form method="post"><input type="hidden" name="token" value="secret-token"/>');
    expect(body).toContain('&lt;b&gt;cartas');
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    expect(askedLink()).toMatchObject({
      method: 'GET',
      headers: { accept: 'application/json', 'accept-language': 'es' },
    });
  });

  it('has the first language of the browser that the shop speaks', async () => {
    await shell.get(LINK, { 'accept-language': 'de-DE,de;q=0.9,en;q=0.8,es;q=0.5' });
    expect(askedLink()?.headers['accept-language']).toBe('en');
  });

  it('loads no tag manager and has no secret in the head', async () => {
    const { body, headers } = await shell.get(LINK);
    expect(body).not.toContain('data-tag-manager');
    expect(headers['content-security-policy']).not.toContain('googletagmanager');
    expect(body.match(/secret-token/g)).toHaveLength(1);
  });

  it.each([
    ['the button', 'application/x-www-form-urlencoded', 'token=secret-token'],
    ['a mail program that unsubscribes', 'multipart/form-data; boundary=x', '--x--'],
  ])('forwards the POST of %s unchanged', async (_, type, payload) => {
    const { statusCode, body } = await shell.app.inject({
      method: 'POST',
      url: LINK,
      headers: { 'content-type': type, 'x-forwarded-for': '1.2.3.4' },
      payload,
    });
    expect(statusCode).toBe(200);
    expect(body).toMatch(/<header/);
    expect(askedLink()).toMatchObject({
      method: 'POST',
      headers: { 'content-type': type, 'x-forwarded-for': '127.0.0.1' },
    });
  });

  it.each([
    ['is unreachable', 'gone'],
    ['cuts its answer', 'cut'],
  ] as const)('shows an error text with 503 if the API %s', async (_, mood) => {
    shell.api.mood = mood;
    const { statusCode, body } = await shell.get(LINK, { 'accept-language': 'en' });
    expect(statusCode).toBe(503);
    expect(body).toContain('<h1>There is a problem with the server, try again later</h1>');
  });

  it('leaves other links to the API', async () => {
    const { body } = await shell.get('/api/links/order?token=x');
    expect(body).not.toMatch(/<header/);
  });
});

describe('the page for a new password', () => {
  const RESET = '/reiniciar-contrasena';
  let shell: TestShell;
  beforeAll(async () => {
    shell = await startTestShell({
      TAG_MANAGER_ID: 'GTM-TEST123',
      SENTRY_DSN: 'https://key@reports.example/1',
    });
  });
  afterAll(() => shell.stop());

  it('keeps its secret out of tag managers, error reports, referrers, caches and markup', async () => {
    const { body, headers } = await shell.get(`${RESET}?token=secret-token`);
    expect(body).toContain('id="mfe-account"');
    expect(body).not.toContain('secret-token');
    expect(body).not.toContain('data-tag-manager');
    expect(body).toContain('"sentryDsn":""');
    expect(headers['content-security-policy']).not.toMatch(/googletagmanager|reports\.example/);
    expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'private, no-store' });
    expect(headers['integrity-policy']).toBe('blocked-destinations=(script)');
  });

  it('does not switch off analytics on the login page, whose tags have no hashes', async () => {
    const { body, headers } = await shell.get('/iniciar-sesion');
    expect(body).toContain('data-tag-manager="GTM-TEST123"');
    expect(headers['integrity-policy']).toBeUndefined();
  });
});
