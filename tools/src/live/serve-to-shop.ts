/**
 * Serves a remote to a running shop, which loads it through an override in the address: for one browser, without a release
 * (docs/guides/own-repository.md#develop).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildManifest } from 'releases/release-manifest';
import { ROUTES } from 'shared-contracts/routes';
import { assertPortFree } from '../process/ports.ts';
import { liveBase } from '../webpack/live.ts';
import { startLiveServer } from './live-server.ts';

interface ServeOptions {
  /** Folder of the remote. */
  dir: string;
  id: string;
  port: number;
  /** URL of the shop. */
  shop: string;
}

const originOf = ({ port }: ServeOptions): string => `http://localhost:${port}`;

/** The first page of the remote in the shop, with this server in place of its release. */
const linkOf = (options: ServeOptions): string => {
  const { id, shop } = options;
  const route = ROUTES.find(({ owner, path: url }) => owner === id && !url.includes(':'));
  const address = `${originOf(options)}${liveBase(id).replace(/\/$/, '')}`;
  return `${new URL(route?.path ?? '/', shop)}?remote.${id}=${address}`;
};

/** Asks the shop for the page. @returns why it does not use this server, or undefined */
const refusalOf = async (link: string, origin: string): Promise<string | undefined> => {
  let html: string;
  try {
    html = await (await fetch(link, { headers: { accept: 'text/html' } })).text();
  } catch (error) {
    return `the shop does not answer: ${(error as Error).message}`;
  }
  if (!html.includes('id="overrides"'))
    return `it allows no overrides. Its setting ALLOW_OVERRIDES must name ${origin}`;
  const [, problem] = /class="overrides-problem">.*?<strong>(.*?)<\/strong>/s.exec(html) ?? [];
  return problem;
};

const tellLink = async (options: ServeOptions): Promise<void> => {
  const link = linkOf(options);
  console.log(`${options.id} in the shop, for the browser with this link: ${link}`);
  const refusal = await refusalOf(link, originOf(options));
  if (refusal) console.error(`The shop does not use it: ${refusal}`);
};

const stopAtSignal = (stop: () => Promise<void>): void => {
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => void stop().then(() => process.exit(0)));
};

/** Serves the remote under edit, with hot reload. @throws PortError */
export const developInShop = async (options: ServeOptions): Promise<void> => {
  const { dir, id, port, shop } = options;
  await assertPortFree(port, 'STANDALONE_PORT');
  // The configuration of webpack reads them when it is loaded.
  process.env.NODE_ENV = 'development';
  process.env.LIVE_ORIGIN = originOf(options);
  const { watchRemote } = await import('./watch-remote.ts');
  const remote = await watchRemote({
    dir,
    id,
    isBrowserOnly: true,
    onBuilt({ manifest: { base: _, ...manifest }, clientDir }) {
      writeFileSync(path.join(clientDir, 'release.json'), JSON.stringify(manifest));
    },
    say: console.log,
  });
  const server = await startLiveServer([remote], { port, shopOrigin: new URL(shop).origin });
  stopAtSignal(async () => {
    server.close();
    await remote.close();
  });
  await remote.first;
  await tellLink(options);
};

/** Serves the production build of the remote. @throws PortError */
export const serveToShop = async (options: ServeOptions): Promise<void> => {
  const { dir, id, port, shop } = options;
  await assertPortFree(port, 'STANDALONE_PORT');
  const manifestFile = path.join(dir, 'dist/release.json');
  const { entry } = JSON.parse(readFileSync(manifestFile, 'utf8')) as BuildManifest;
  const clientDir = path.join(dir, 'dist/client');
  const server = await startLiveServer(
    [
      {
        id,
        clientDir,
        // A shop on another machine cannot read the manifest. It asks for the name that development builds have.
        aliases: { 'release.json': manifestFile, 'remoteEntry.js': path.join(clientDir, entry) },
      },
    ],
    { port, shopOrigin: new URL(shop).origin },
  );
  stopAtSignal(async () => server.close());
  await tellLink(options);
};
