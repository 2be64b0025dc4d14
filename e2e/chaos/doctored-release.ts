/** Makes faulty releases out of a good one. Their hashes and signatures are valid; their code misbehaves. */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openShopSigning } from 'tools/keys/release-signing';
import type { RemoteFault } from './cells.ts';

interface Manifest {
  id: string;
  version: string;
  entry: string;
  integrity: Record<string, string>;
  files: Record<string, string>;
}

const hashOf = (text: string): string => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** Entry file that re-exports the real modules, each changed by `doctor`, an expression over `module`. */
const wrapEntry = (real: string, doctor: string): string => `
import * as real from './${real}';
export const init = real.init;
export const get = async (name) => {
  const make = await real.get(name);
  return () => ((module) => ${doctor})(make());
};`;

/** Runs the statement before every `mount` of a page or widget and before `start` of the cart service. */
const onEntry = (statement: string): string => `({
  ...module,
  ...(module.mount && { async mount(props) { ${statement}; return module.mount(props); } }),
  ...(module.start && { async start(props) { ${statement}; return module.start(props); } }),
})`;

const ENTRIES: Partial<Record<RemoteFault, (real: string) => string>> = {
  'syntax-error': () => 'export const get = ;',
  'mount-throws': (real) => wrapEntry(real, onEntry(`throw new Error('chaos: mount')`)),
  'bad-payload': (real) =>
    wrapEntry(
      real,
      onEntry(`for (const name of ['cart.state', 'session.state', 'locale.state'])
        props.host.bus.publish(
          { name, version: 1, mode: 'state' }, { count: 'many', kind: 7, lines: null })`),
    ),
  'unknown-version': (real) =>
    wrapEntry(
      real,
      onEntry(`props.host.bus.publish({ name: 'cart.state', version: 99, mode: 'state' }, { count: 1 });
        props.host.bus.subscribe({ name: 'session.state', version: 99, mode: 'state' }, () => {});
        props.host.bus.request({ name: 'cart.update', version: 99, mode: 'command' }, {}).catch(() => {})`),
    ),
};

const SERVERS: Partial<Record<RemoteFault, string>> = {
  'render-throws': [
    'export const contract = 2;',
    "export const render = async () => { throw new Error('chaos: render'); };",
  ].join('\n'),
  'render-loops': `export const contract = 2;\nexport const render = async () => { for (;;); };`,
};

export const DOCTORED: readonly RemoteFault[] = [
  ...(Object.keys(ENTRIES) as RemoteFault[]),
  ...(Object.keys(SERVERS) as RemoteFault[]),
];

const ENTRY = 'doctored.js';
const SERVER = 'server/index.mjs';

/**
 * Writes a copy of the release in folder `good` to folder `target`, under the given version and with the
 * fault. With `null` the copy behaves like the original.
 */
export const doctorRelease = (
  good: string,
  version: string,
  fault: RemoteFault | null,
  target: string,
): void => {
  const manifest = JSON.parse(readFileSync(path.join(good, 'release.json'), 'utf8')) as Manifest;
  const entry = fault && ENTRIES[fault]?.(manifest.entry);
  const server = fault && SERVERS[fault];
  mkdirSync(path.join(target, 'client'), { recursive: true });
  for (const name of readdirSync(path.join(good, 'client')))
    symlinkSync(path.join(good, 'client', name), path.join(target, 'client', name));
  if (entry) writeFileSync(path.join(target, 'client', ENTRY), entry);
  if (server) {
    mkdirSync(path.join(target, 'server'));
    writeFileSync(path.join(target, SERVER), server);
  } else symlinkSync(path.join(good, 'server'), path.join(target, 'server'));
  const next: Manifest = {
    ...manifest,
    version,
    ...(entry ? { entry: ENTRY, integrity: { ...manifest.integrity, [ENTRY]: hashOf(entry) } } : {}),
    ...(server ? { files: { ...manifest.files, [SERVER]: hashOf(server) } } : {}),
  };
  writeFileSync(path.join(target, 'release.json'), JSON.stringify(next));
  openShopSigning().signRelease(manifest.id, version, target);
};
