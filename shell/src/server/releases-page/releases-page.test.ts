import { renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import { recordBuild } from 'releases/contract-record';
import { openRemoteRegistry, type RemoteRegistry } from 'releases/remote-registry';
import { openPointerMemory } from 'releases/signing/pointer-memory';
import {
  aCanary,
  aManifest,
  aPreview,
  createReleasesFolder,
  type ReleasesFolder,
} from 'releases/testing/releases-folder';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type SharedWatch, watchCanaries } from '../canary/watch-canaries.ts';
import { readConfig } from '../config.ts';
import { sha256 } from '../html/csp.ts';
import { registerReleasesPage } from './register.ts';
import { withApps } from './releases-view.ts';
import { createRenderTally, type RenderTally } from './render-tally.ts';

const ORIGIN = 'https://tienda.example';
const TOKEN = 'a-long-metrics-token';
const PAGE = '/dev/releases';

let app: FastifyInstance;
let folder: ReleasesFolder;
let registry: RemoteRegistry;
let apps: RemoteRegistry;
let watch: SharedWatch;
let tally: RenderTally;
const log = { warn: vi.fn(), info: vi.fn() };
/** Time since which the bucket is away. */
let away: string | undefined;

/** The page over a folder with the releases 1, 2 and 3 of the catalog, of which 2 is live. */
const open = async (env: Record<string, string> = {}, canary?: ReturnType<typeof aCanary>) => {
  folder = createReleasesFolder();
  folder.add('catalog', '1', { commit: 'abcdef0123456789', sizes: { 'a.js': 40_000 } });
  for (const version of ['2', '3']) folder.add('catalog', version, { sizes: { 'a.js': 50_000 } });
  for (const version of ['1', '2']) folder.point({ catalog: version }, canary ? { catalog: canary } : {});
  await openEmpty(env);
};
const openEmpty = async (env: Record<string, string> = {}) => {
  const config = readConfig({ PUBLIC_URL: ORIGIN, RELEASES_DIR: folder.dir, ...env });
  registry = openRemoteRegistry(folder.dir, log, folder.options());
  const memory = openPointerMemory(path.join(folder.dir, 'apps-state.json'), folder.dir);
  apps = openRemoteRegistry(folder.dir, log, { ...folder.options(), memory, table: 'apps' });
  watch = watchCanaries(config, registry, log);
  tally = createRenderTally();
  app = Fastify();
  const shell = { ...aManifest('shell', '1'), fonts: [] };
  await registerReleasesPage(app, {
    config,
    watch,
    tally,
    awaySince: () => away,
    registry: withApps(registry, apps),
    document: { shellDist: path.join(folder.dir, 'shell'), shell, refresh: 'releasesPage();' },
  });
};
afterEach(async () => {
  away = undefined;
  await app.close();
  watch.stop();
  registry.stop();
  apps.stop();
  folder.remove();
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const post = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: ORIGIN, ...headers },
    body: new URLSearchParams(fields).toString(),
  });
/** Values of the hidden fields of a confirmation. */
const hiddenOf = ({ body }: LightMyRequestResponse): Record<string, string> =>
  Object.fromEntries(
    [...body.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );
/** Opens the confirmation of an action, and sends it. */
const act = async (address: string, reason = 'a test') => {
  const question = await get(address);
  return post(address.replace(/\?.*/, ''), { ...hiddenOf(question), reason });
};
const served = () => registry.current().get('catalog')?.version;
const records = () => watch.folder.records();

describe('the releases page', () => {
  it('shows what is live, the version before, and the whole facts of a release', async () => {
    await open();
    const { statusCode, body } = await get(PAGE);
    expect(statusCode).toBe(200);
    expect(body).toContain('<h2 id="catalog">catalog</h2>');
    expect(body).toMatch(/Todos<\/strong>\s*<code>2<\/code>/);
    expect(body).toContain('a test');
    expect(body).toMatch(/Archivos para navegadores<svg[\s\S]*?50 KB<\/td>\s*<td>40 KB/);
    expect(body).toContain('<option value="1">1</option>');
  });

  it('shows the team of a release, and who reads a field', async () => {
    folder = createReleasesFolder();
    folder.add('catalog', '1', { owners: ['@shop/catalog'], contact: '#catalog' });
    const record = await recordBuild({
      id: 'catalog',
      version: '1',
      federation: '2.9.2',
      shared: {},
      exposes: [],
      uses: { 'bus/topics': ['cartState'] },
    });
    writeFileSync(path.join(folder.dir, 'catalog/1/contract.json'), JSON.stringify(record));
    folder.point({ catalog: '1' });
    await openEmpty();
    expect((await get(PAGE)).body).toMatch(/<dt>Equipo<\/dt><dd>@shop\/catalog · #catalog<\/dd>/);
    const { body } = await get(`${PAGE}?reads=cart.state.total`);
    expect(body).toMatch(
      /<strong>catalog<\/strong> <code>1<\/code>\s*<span class="hint">en la tienda · lo lee · @shop\/catalog · #catalog</,
    );
    expect((await get(`${PAGE}?reads=cart.state.totals`)).body).toContain(
      'Ninguna versión usa cart.state.totals.',
    );
  });

  it('returns the focus to the buttons of the remote after an action', async () => {
    await open();
    const { headers } = await act(`${PAGE}/catalog/rollback?version=1`);
    expect(headers.location).toBe(`${PAGE}?done=rollback+catalog#catalog-actions`);
    expect((await get(PAGE)).body).toMatch(/id="catalog-actions" data-live role="group" tabindex="-1"/);
  });

  it('speaks English on request, and remembers it', async () => {
    await open();
    const { body, headers } = await get(`${PAGE}?lang=en`);
    expect(body).toContain('<html lang="en">');
    expect(body).toContain('Files for browsers');
    expect(String(headers['set-cookie'])).toContain('locale=en');
  });

  it('is never stored or indexed, and runs only its own script', async () => {
    await open();
    const { headers } = await get(PAGE);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain(`script-src 'strict-dynamic' ${sha256('releasesPage();')};`);
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('has no script on a confirmation', async () => {
    await open();
    expect((await get(`${PAGE}/catalog/rollback?version=1`)).body).not.toContain('<script');
  });

  it('compares a canary with the live release by all counts of the shells', async () => {
    await open({}, aCanary('3', 20, { steps: [20, 100] }));
    const counts = { error: { 20: { canary: [40, 4], control: [200, 1] } } };
    const lcp = { 'lcp-ms': { 20: { canary: [40, 9, 9, 9, 9, 8, 1], control: [200, 0, 0, 0, 0, 2, 0] } } };
    watch.folder.writeHealth('other', {
      at: new Date().toISOString(),
      canaries: { 'catalog seed-3': { ...counts, ...lcp } },
    });
    const { body } = await get(PAGE);
    expect(body).toMatch(/20 % de los compradores<\/strong>\s*<code>3<\/code>/);
    expect(body).toMatch(/80 %<\/strong>\s*<code>2<\/code>/);
    expect(body).toMatch(
      /Error no controlado[\s\S]*?10 %\s*<small>4 de 40<\/small>[\s\S]*?0,5 %\s*<small>1 de 200/,
    );
    expect(body).toMatch(
      /LCP sobre 2,5 s[\s\S]*?20 %\s*<small>8 de 40<\/small>[\s\S]*?1 %\s*<small>2 de 200/,
    );
    expect(body).toContain('Sigue sola por los pasos 20 → 100 %');
  });

  it('says that nothing is released yet', async () => {
    folder = createReleasesFolder();
    folder.point({});
    await openEmpty();
    const { body } = await get(PAGE);
    expect(body).toContain('Todavía no hay ninguna versión publicada.');
    expect(body).toContain('Sin cambios todavía.');
  });

  it('keeps the last known state while the pointers cannot be read, and says why', async () => {
    await open();
    writeFileSync(path.join(folder.dir, 'remotes.json'), '{ "remotes": ');
    registry.refresh();
    expect((await get(PAGE)).body).toContain('No se pueden leer las versiones publicadas.');
    expect((await get(`${PAGE}/catalog/rollback?version=1`)).statusCode).toBe(503);
    expect((await get(PAGE)).body).toMatch(/Todos<\/strong>\s*<code>2<\/code>/);
  });

  it('lists previews by name, until their end and without their secret', async () => {
    await open();
    const running = aPreview('3', 'secret', { until: new Date(Date.now() + 3_600_000).toISOString() });
    const ended = aPreview('3', 'secret', { until: '2020-01-01T00:00:00.000Z' });
    folder.point({ catalog: '2' }, {}, { catalog: { redesign: running, old: ended } });
    registry.refresh();
    const { body } = await get(PAGE);
    expect(body).toMatch(/Vistas previas<\/h3>[\s\S]*<strong>redesign<\/strong> <code>3<\/code>/);
    expect(body).not.toContain('<strong>old</strong>');
    expect(body).not.toContain(running.key);
  });

  it('says since when the bucket is away, and shows the copy', async () => {
    await open();
    away = '2031-02-03T15:30:00.000Z';
    const { body } = await get(PAGE);
    expect(body).toContain('El almacenamiento de versiones no responde desde el 03-02-2031, 12:30.');
    expect(body).toMatch(/Todos<\/strong>\s*<code>2<\/code>/);
  });

  it('keeps the history while the folder is away', async () => {
    await open();
    await act(`${PAGE}/catalog/rollback?version=1`, 'the filters are broken');
    await get(PAGE);
    renameSync(folder.dir, `${folder.dir}-away`);
    registry.refresh();
    const { body } = await get(PAGE);
    renameSync(`${folder.dir}-away`, folder.dir);
    expect(body).toContain('No se pueden leer las versiones publicadas.');
    expect(body).toContain('demo: the filters are broken');
  });

  it('keeps the last known state while records cannot be read', async () => {
    await open();
    await get(PAGE);
    vi.spyOn(watch.folder, 'records').mockImplementation(() => {
      throw new Error('EIO: i/o error');
    });
    const { statusCode, body } = await get(PAGE);
    expect(statusCode).toBe(200);
    expect(body).toMatch(/Todos<\/strong>\s*<code>2<\/code>/);
    expect(body).toContain('EIO: i/o error');
  });

  it('shows the server renders of each release', async () => {
    await open();
    for (const ms of [10, 30, 20])
      tally.rendered({ id: 'catalog', version: '2' }, { outcome: 'rendered', ms });
    tally.rendered({ id: 'catalog', version: '1' }, { outcome: 'threw', ms: 5 });
    const { body } = await get(PAGE);
    expect(body).toMatch(/Renderizados fallidos[\s\S]*?0 de 3<\/td>\s*<td>1 de 1/);
    expect(body).toMatch(/Mediana[\s\S]*?20 ms<\/td>\s*<td><span class="hint">sin datos/);
  });

  it('keeps the comparison of a canary that has ended', async () => {
    await open({}, aCanary('3', 20));
    watch.look();
    await act(`${PAGE}/catalog/stop`);
    watch.look();
    expect((await get(PAGE)).body).toMatch(/La última canary terminó el[\s\S]*3 frente a 2/);
  });

  it('shows ten changes, and all on request', async () => {
    await open();
    const move = { id: 'catalog', from: '1', to: '2', by: 'release' };
    const at = (day: number) => new Date(Date.UTC(2031, 0, day)).toISOString();
    const lines = Array.from({ length: 30 }, (_, day) => JSON.stringify({ ...move, at: at(day) }));
    writeFileSync(path.join(folder.dir, 'history.jsonl'), lines.join('\n'));
    const countOf = async (url: string) => (await get(url)).body.split('<li>').length - 1;
    expect([await countOf(PAGE), await countOf(`${PAGE}?history=all`)]).toEqual([10, 30]);
    expect((await get(PAGE)).body).toContain('Ver los 30 cambios');
  });

  it('escapes the reasons that persons wrote', async () => {
    await open();
    await act(`${PAGE}/catalog/rollback?version=1`, '<img src=x onerror=alert(1)>');
    const { body } = await get(PAGE);
    expect(body).toContain('&lt;img src=x');
    expect(body).not.toContain('<img');
  });
});

describe('a rollback on the releases page', () => {
  it('asks first, then gives everybody the earlier version, with person, time and reason', async () => {
    await open();
    const question = await get(`${PAGE}/catalog/rollback?version=1`);
    expect(question.body).toContain('todos recibirán 1 en lugar de 2');
    expect(served()).toBe('2');
    const { statusCode, headers } = await act(`${PAGE}/catalog/rollback?version=1`, 'the filters are broken');
    expect([statusCode, headers.location]).toEqual([303, `${PAGE}?done=rollback+catalog#catalog-actions`]);
    expect(served()).toBe('1');
    expect(records()).toMatchObject([
      { kind: 'rollback', version: '2', to: '1', by: 'demo', reason: 'the filters are broken' },
    ]);
    const { body } = await get(`${PAGE}?done=rollback+catalog`);
    expect(body).toContain('La versión de catalog cambió.');
    expect(body).toContain('demo volvió a esta versión desde esta página: the filters are broken');
    expect(body).toMatch(/de 2 a 1\s*<span class="hint">· demo: the filters are broken/);
  });

  it('can be undone: a person chooses the version of the team again', async () => {
    await open();
    await act(`${PAGE}/catalog/rollback?version=1`);
    expect((await get(PAGE)).body).toContain('2 (la que publicó el equipo)');
    await act(`${PAGE}/catalog/rollback?version=2`);
    expect(served()).toBe('2');
  });

  // The test must notice this fault in shell/src/server/releases-page/register.ts
  // - if (fields.seen !== plan.seen)
  // + if (!fields.seen)
  // test is refused after a change by another person, and changes nothing
  it.each([
    ['to a version that was never current', 'rollback?version=3'],
    ['to the live version', 'rollback?version=2'],
    ['without a version', 'rollback'],
  ])('is refused %s', async (_, address) => {
    await open();
    const { statusCode, body } = await get(`${PAGE}/catalog/${address}`);
    expect(statusCode).toBe(409);
    expect(body).toContain('no está entre las que firmó el equipo');
  });

  it('is refused while the storage cannot be written', async () => {
    await open();
    await get(PAGE);
    const hidden = hiddenOf(await get(`${PAGE}/catalog/rollback?version=1`));
    writeFileSync(path.join(folder.dir, 'canary'), 'no folder');
    const fields = { ...hidden, reason: 'a test' };
    const { statusCode, body } = await post(`${PAGE}/catalog/rollback`, fields);
    expect([statusCode, served()]).toEqual([503, '2']);
    expect(body).toContain('No se pudo escribir el cambio. No se hizo nada.');
    const overview = (await get(PAGE)).body;
    expect(overview).toContain('No se pueden leer las versiones publicadas.');
    expect(overview).toMatch(/Todos<\/strong>\s*<code>2<\/code>/);
  });

  it.each([
    ['without a reason', { reason: ' ' }, {}, 422],
    ['from another site', {}, { origin: 'https://evil.example' }, 403],
    ['after a change by another person', { seen: '2030-01-01T00:00:00.000Z' }, {}, 409],
    ['as JSON', {}, { 'content-type': 'application/json' }, 415],
  ])('is refused %s, and changes nothing', async (_, fields, headers, status) => {
    await open();
    const hidden = hiddenOf(await get(`${PAGE}/catalog/rollback?version=1`));
    const all = { ...hidden, reason: 'a test', ...fields };
    expect((await post(`${PAGE}/catalog/rollback`, all, headers)).statusCode).toBe(status);
    expect([served(), records()]).toEqual(['2', []]);
  });
});

it('takes a reason in lines, which browsers count by one character and send as two', async () => {
  await open();
  const { statusCode } = await act(
    `${PAGE}/catalog/rollback?version=1`,
    `${'x'.repeat(149)}\r\n${'x'.repeat(150)}`,
  );
  expect(statusCode).toBe(303);
  expect(records()).toMatchObject([{ reason: `${'x'.repeat(149)}\n${'x'.repeat(150)}` }]);
});

describe('a change that waits for its reason while another person makes one on the page', () => {
  it('does not take back the rollback of the other person', async () => {
    await open();
    folder.point({ catalog: '3' });
    registry.refresh();
    const hidden = hiddenOf(await get(`${PAGE}/catalog/rollback?version=1`));
    await act(`${PAGE}/catalog/rollback?version=2`, 'the filters are broken');
    const { statusCode, body } = await post(`${PAGE}/catalog/rollback`, { ...hidden, reason: 'a test' });
    expect([statusCode, served()]).toEqual([409, '2']);
    expect(body).toContain('Otra persona acaba de cambiar esta parte.');
  });

  it('does not raise a canary that the other person lowered, but ends it', async () => {
    await open({}, aCanary('3', 20));
    const share = hiddenOf(await get(`${PAGE}/catalog/share?share=15`));
    const stop = hiddenOf(await get(`${PAGE}/catalog/stop`));
    await act(`${PAGE}/catalog/share?share=1`, 'slow pages');
    expect((await post(`${PAGE}/catalog/share`, { ...share, reason: 'a test' })).statusCode).toBe(409);
    expect(registry.canaries()).toMatchObject([{ share: 1 }]);
    expect((await post(`${PAGE}/catalog/stop`, { ...stop, reason: 'a test' })).statusCode).toBe(303);
  });
});

describe('a canary on the releases page', () => {
  it('is stopped', async () => {
    await open({}, aCanary('3', 20));
    await act(`${PAGE}/catalog/stop`, 'slow pages');
    expect(registry.canaries()).toEqual([]);
    expect(records()).toMatchObject([{ kind: 'stop', version: '3', by: 'demo', reason: 'slow pages' }]);
    expect((await get(PAGE)).body).toMatch(/Detenida por demo[\s\S]*slow pages/);
    expect((await get(`${PAGE}/catalog/stop`)).statusCode).toBe(409);
  });

  it.each(['5', '0,5', '50'])('gets the share %s, which the team signed', async (share) => {
    await open({}, aCanary('3', 20, { steps: [20, 50] }));
    expect((await act(`${PAGE}/catalog/share?share=${share}`)).statusCode).toBe(303);
    expect(registry.canaries()).toMatchObject([{ share: Number(share.replace(',', '.')), steps: [] }]);
    expect((await get(PAGE)).body).toContain('Los pasos automáticos están en pausa');
  });

  it('at 100 % is live for everybody, and its stop goes back', async () => {
    await open({}, aCanary('3', 100));
    const { body } = await get(PAGE);
    expect(body).toMatch(/Todos<\/strong>\s*<code>3<\/code>/);
    expect(body).toContain('<option value="1">1</option>');
    expect(body).not.toContain('<option value="2">');
    await act(`${PAGE}/catalog/stop`);
    expect(served()).toBe('2');
  });

  it('needs the key of the team for a share that is not signed, and shows the command', async () => {
    await open({}, aCanary('3', 20, { steps: [20, 50] }));
    const { statusCode, body } = await get(`${PAGE}/catalog/share?share=60`);
    expect(statusCode).toBe(409);
    expect(body).toContain('npx --yes pnpm@12.18.0 release catalog --share 60');
    await post(`${PAGE}/catalog/share`, {
      share: '60',
      seen: 'seed-3 2031-01-01T00:00:00.000Z',
      reason: 'x',
    });
    expect(records()).toEqual([]);
  });

  it.each(['', '0', '101', 'x'])('does not get the share %j', async (share) => {
    await open({}, aCanary('3', 20));
    expect((await get(`${PAGE}/catalog/share?share=${share}`)).statusCode).toBe(409);
  });
});

describe('the releases page with a token', () => {
  const signIn = (fields: Record<string, string>) => post(`${PAGE}/sign-in`, { name: 'Ana', ...fields });
  const cookieOf = ({ headers }: LightMyRequestResponse) =>
    String(headers['set-cookie']).split(';')[0] as string;

  it('shows nothing before the sign-in, then acts in the name of the person', async () => {
    await open({ METRICS_TOKEN: TOKEN });
    const closed = await get(PAGE);
    expect(closed.statusCode).toBe(401);
    expect(closed.body).not.toContain('catalog');
    expect((await get(`${PAGE}/catalog/rollback?version=1`)).statusCode).toBe(401);
    expect((await post(`${PAGE}/catalog/rollback`, { version: '1' })).statusCode).toBe(401);

    const cookie = cookieOf(await signIn({ token: TOKEN }));
    const question = await get(`${PAGE}/catalog/rollback?version=1`, { cookie });
    await post(`${PAGE}/catalog/rollback`, { ...hiddenOf(question), reason: 'slow' }, { cookie });
    expect(records()).toMatchObject([{ by: 'Ana', reason: 'slow' }]);
    expect((await get(PAGE, { cookie })).body).toContain('Entraste como Ana');
    expect(cookieOf(await post(`${PAGE}/sign-out`, {}, { cookie }))).toBe('releases=');
  });

  it('says that a token is wrong, and later that there were too many', async () => {
    await open({ METRICS_TOKEN: TOKEN });
    for (let count = 0; count < 5; count += 1) expect((await signIn({ token: 'no' })).statusCode).toBe(401);
    const { statusCode, headers, body } = await signIn({ token: 'no' });
    expect([statusCode, headers['retry-after']]).toEqual([429, '60']);
    expect(body).toContain('Demasiados intentos');
  });

  it('refuses a sign-in from another site', async () => {
    await open({ METRICS_TOKEN: TOKEN });
    const headers = { origin: 'https://evil.example' };
    expect((await post(`${PAGE}/sign-in`, { name: 'Eva', token: TOKEN }, headers)).statusCode).toBe(403);
  });

  it('serves a program with the token in a header', async () => {
    await open({ METRICS_TOKEN: TOKEN });
    expect((await get(PAGE, { authorization: `Bearer ${TOKEN}` })).statusCode).toBe(200);
  });
});

describe('a production shop without a token', () => {
  it('has no releases page', async () => {
    await open({ SHOP_MODE: 'production' });
    expect((await get(PAGE)).statusCode).toBe(404);
    expect((await post(`${PAGE}/sign-in`, { name: 'Ana', token: '' })).statusCode).toBe(404);
  });
});

it('shows the office, which is no remote, and rolls it back', async () => {
  folder = createReleasesFolder();
  for (const version of ['1', '2']) folder.add('office', version);
  for (const version of ['1', '2']) folder.point({ office: version });
  await openEmpty();
  expect(registry.current().has('office')).toBe(false);
  const { body } = await get(PAGE);
  expect(body).toContain('<h2 id="office">office</h2>');
  expect(body).not.toContain('release office --share');
  expect((await act(`${PAGE}/office/rollback?version=1`)).statusCode).toBe(303);
  apps.refresh();
  expect(apps.current().get('office')?.version).toBe('1');
});
