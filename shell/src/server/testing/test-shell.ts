/** The shell's server in this process, with the real frame, small releases of two remotes and a fake API. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { aManifest, createReleasesFolder, type ReleasesFolder } from 'releases/testing/releases-folder';
import { layout } from '../../frame/fixtures/layout.ts';
import * as frame from '../../frame/server.tsx';
import { buildShell } from '../app.ts';
import { readConfig } from '../config.ts';
import { type FakeApi, startFakeApi } from './fake-api.ts';

interface Surroundings {
  api: FakeApi;
  releases: ReleasesFolder;
}

export interface TestShell extends Surroundings {
  app: FastifyInstance;
  get(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  stop(): Promise<void>;
}

const notFound = {
  data: {
    seo: { title: 'No está', description: 'Nada aquí', image: null, keywords: '' },
    image: { image: '', alt: '' },
    title_layout: { title: 'No está' },
    text: { text: 'Nada aquí' },
    button: { text: 'Al inicio', link: '/' },
  },
};

const product = { product_type: 'Wine', slug: 'tinto', frontend_image: '/storage/products/tinto.1a2b3c4d' };
const list = (...data: unknown[]) => ({
  data,
  total: data.length,
  current_page: 1,
  per_page: 100,
  last_page: 1,
});

const GOOD_ANSWERS: Record<string, unknown> = {
  '/readyz': { status: 'ready' },
  '/api/pages/layout': { data: layout },
  '/api/pages/not-found': notFound,
  '/api/product-category/productos': list(product),
  '/api/blogs': list({
    slug: 'nota',
    date: '2031-02-03',
    picture: { image: '/storage/scenes/nota.1a2b3c4d' },
  }),
  '/api/events': list({ slug: 'cata', picture: { image: '/storage/scenes/cata.1a2b3c4d' } }),
  '/api/links/newsletter-confirm': {
    title: 'Confirma tu suscripción',
    paragraphs: ['Recibirás <b>cartas</b>.'],
    button: 'Confirmar',
    token: 'secret-token',
    back: 'Ir a la tienda',
  },
  '/api/wines/filters': {
    data: [
      {
        key: 'pais',
        options: [
          { value: 'chile', count: 3 },
          { value: 'uruguay', count: 0 },
        ],
      },
    ],
  },
  '/api/wines': { data: ['tinto'] },
};

/** Short texts in place of the compiled inline scripts. */
const inline = {
  boot: 'boot();',
  consent: 'consent();',
  start: 'start();',
  keepOverrides: 'keepOverrides();',
  canary: 'canary();',
  releasesPage: 'releasesPage();',
  traceStart: 'traceStart();',
  tracePage: 'tracePage();',
  toolsStart: 'toolsStart();',
  toolsPage: 'toolsPage();',
};

/** A remote whose page contains the API's response, or its own failure text. */
export const BUNDLE = `
export const contract = 1;
export const render = async ({ url, parsed }, host) => {
  const head = { title: 'Vinos', description: 'De Chile' };
  const page = (html, rest) => ({ status: 200, head, html, state: {}, assets: [], ...rest });
  const hidden = { ...head, noindex: true };
  if (url.startsWith('/vinos/parsed')) return page('<pre>' + JSON.stringify(parsed) + '</pre>');
  if (url.startsWith('/vinos/rubbish')) return '<h1>';
  const odd = { toJSON() { throw new Error('odd'); } };
  if (url.startsWith('/vinos/odd')) return page('', { head: { ...head, jsonLd: [odd] } });
  if (url.startsWith('/vinos/moved')) return { status: 302, redirect: '/vinos?tipo=tinto' };
  if (url.startsWith('/vinos/throw')) throw new Error('broken');
  if (url.startsWith('/vinos/gone')) return page('', { status: 404, head: hidden });
  try {
    const { data } = await host.api.call({ id: 'list-wines', method: 'GET', path: '/wines' }, {});
    return page('<h1>' + data.join() + '</h1><p>' + host.config.shopName + '</p>', { state: { data } });
  } catch (error) {
    return page('<h1>Falló</h1>', { status: 503, head: hidden });
  }
};
export const callTool = async ({ name, input }, host) => {
  if (input.words === 'throw') throw new Error('the password is hunter2');
  if (input.words === 'rubbish') return 'wines';
  if (input.words === 'refuse') return { ok: false, error: { code: 'BAD_INPUT', message: 'Revisa.', field: 'words' } };
  const { data } = await host.api.call({ id: 'list-wines', method: 'GET', path: '/wines' }, {});
  return { ok: true, data: { tool: name, locale: host.locale, wines: data } };
};`;

const startSurroundings = async (catalog: object): Promise<Surroundings> => {
  const api = await startFakeApi(GOOD_ANSWERS);
  const releases = createReleasesFolder();
  releases.add('catalog', '1', catalog, BUNDLE);
  releases.add('content', '1', {}, BUNDLE);
  releases.point({ catalog: '1', content: '1' });
  return { api, releases };
};

/**
 * @param catalog changes to the release manifest of mfe-catalog
 * @param beside another shell, whose API and releases this one shares. It stops them.
 */
export const startTestShell = async (
  env: Record<string, string> = {},
  catalog: object = {},
  beside?: Surroundings,
): Promise<TestShell> => {
  const { api, releases } = beside ?? (await startSurroundings(catalog));
  const shellDist = path.join(releases.dir, 'shell');
  mkdirSync(path.join(shellDist, 'client'), { recursive: true });
  const shell = {
    ...aManifest('shell', '1'),
    entry: 'main.js',
    fonts: [],
    integrity: { 'main.js': 'sha384-m' },
  };
  const config = readConfig({
    PUBLIC_URL: 'https://tienda.example',
    API_URL: api.url,
    RELEASES_DIR: releases.dir,
    RELEASE_KEYS: releases.keysFile,
    RELEASE_STATE_FILE: releases.stateFile + (beside ? '-beside' : ''),
    SHELL_DIST: shellDist,
    LOG_LEVEL: 'silent',
    // Long enough for renders on a busy machine, shorter than the slow API.
    RENDER_DEADLINE_MS: '2000',
    ...env,
  });
  const app = await buildShell(config, { shell, frame: { ...frame, fonts: () => [] }, inline });
  return {
    app,
    api,
    releases,
    get: (url, headers = {}) => app.inject({ url, headers: { accept: 'text/html', ...headers } }),
    async stop() {
      await app.close();
      if (beside) return;
      await api.stop();
      releases.remove();
    },
  };
};
