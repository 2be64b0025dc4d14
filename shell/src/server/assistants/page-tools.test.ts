import { afterEach, describe, expect, it } from 'vitest';
import { startTestShell, type TestShell } from '../testing/test-shell.ts';

const record = (description: string, kind = 'read') => ({
  description: { es: description, en: `${description} (en)` },
  kind,
  endpoints: [],
  http: false,
  deprecated: false,
  input: { type: 'object' },
  output: { type: 'object' },
});
const tools = { 'catalog.search': record('Busca'), 'catalog.add': record('Agrega', 'cart') };

let shell: TestShell;
afterEach(() => shell.stop());
const open = async (env: Record<string, string> = {}) => {
  shell = await startTestShell(env, { tools });
};
const list = async (headers: Record<string, string> = {}, url = '/tools.json') => shell.get(url, headers);

describe('/tools.json', () => {
  it('has the tools of the releases, by remote and in the language of the page', async () => {
    await open();
    expect((await list()).json()).toEqual({
      catalog: {
        version: '1',
        tools: [
          { name: 'catalog.add', description: 'Agrega', kind: 'cart', inputSchema: { type: 'object' } },
          { name: 'catalog.search', description: 'Busca', kind: 'read', inputSchema: { type: 'object' } },
        ],
      },
    });
    const english = (await list({}, '/tools.json?lang=en')).json();
    expect(english.catalog.tools[0].description).toBe('Agrega (en)');
  });

  it('is answered by 304 until a release changes', async () => {
    await open();
    const { etag } = (await list()).headers;
    expect((await list({ 'if-none-match': String(etag) })).statusCode).toBe(304);
    shell.releases.add('catalog', '2', { tools: {} }, 'export const contract = 1;');
    shell.releases.point({ catalog: '2', content: '1' });
    const status = async () => (await list({ 'if-none-match': String(etag) })).statusCode;
    await expect.poll(status, { timeout: 5_000 }).toBe(200);
    expect((await list()).json()).toEqual({});
  });
});

describe('a page', () => {
  it('has the script that looks for the interface, and its program with a hash', async () => {
    await open();
    const { body, headers } = await shell.get('/vinos');
    const [, url] = /<script data-tools="(\/tools-page\.\w+\.js)">toolsStart\(\);<\/script>/.exec(body) ?? [];
    expect(body).toContain(`"${url}":"sha384-`);
    expect((await shell.get(url ?? '')).body).toBe('toolsPage();');
    expect(headers['content-security-policy']).toContain("'sha256-");
    expect(body).not.toContain('origin-trial');
  });

  it('sends a trial token when there is one', async () => {
    await open({ WEBMCP_TRIAL_TOKEN: 'Abc+/=' });
    expect((await shell.get('/vinos')).body).toContain('<meta http-equiv="origin-trial" content="Abc+/=">');
  });

  it('has nothing of it while the switch is off', async () => {
    await open({ SHOP_MODE: 'production', WEBMCP_TRIAL_TOKEN: 'Abc' });
    const { body } = await shell.get('/vinos');
    expect(body).not.toMatch(/data-tools|tools-page|origin-trial/);
    expect((await list()).statusCode).toBe(404);
  });
});
