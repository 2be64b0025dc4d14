/** Varnish of the Debian package with the shop's configuration in `lab/containers/varnish`. */
import { existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runToEnd } from 'tools/process/run';
import { WORKSPACE } from 'tools/workspace/remote-folder';
import { createMember, type Member, respondsAt } from './member.ts';

const PROGRAM = '/usr/sbin/varnishd';
const SETTINGS = path.join(WORKSPACE, 'lab/containers/varnish');
/** Shoppers and programs of the fleet are on this machine. */
const INNER = '127.0.0.1';

/** Lets only the program with the jobs purge. */
export const PURGE_TOKEN = 'purge-token-of-a-fleet-on-one-machine';

/** Packages `varnish` and `varnish-modules`. */
export const hasEdge = (): boolean =>
  existsSync(PROGRAM) &&
  existsSync(path.join(SETTINGS, 'shop.vcl')) &&
  globSync('/usr/lib/*/varnish/vmods/libvmod_xkey.so').length > 0;

const targets = (ports: readonly number[]): string => ports.map((port) => `${INNER}:${port}`).join(' ');

export const createEdge = async (
  { shells, apis }: { shells: readonly number[]; apis: readonly number[] },
  { name, port, folder, logDir }: { name: string; port: number; folder: string; logDir: string },
): Promise<Member> => {
  const own = path.join(folder, name);
  mkdirSync(own, { recursive: true });
  const env = {
    ...process.env,
    SHELLS: targets(shells),
    APIS: targets(apis),
    INNER_NETWORKS: INNER,
    PURGE_TOKEN,
  };
  const { code, output } = await runToEnd('sh', [path.join(SETTINGS, 'make-backends.sh')], { env });
  if (code !== 0) throw new Error(output);
  writeFileSync(path.join(own, 'backends.vcl'), output);
  return createMember({
    name,
    role: 'edge',
    command: PROGRAM,
    args: [
      ...['-F', '-j', 'none', '-n', path.join(own, 'work'), '-a', `${INNER}:${port}`, '-T', 'none'],
      ...['-f', path.join(SETTINGS, 'shop.vcl'), '-p', `vcl_path=${own}:${SETTINGS}`],
      ...['-p', 'max_restarts=9', '-s', 'malloc,64m'],
    ],
    env,
    isReady: respondsAt(`http://${INNER}:${port}/healthz`),
    logDir,
  });
};

/** Drops all pages from these edges. @throws Error when an edge refuses */
export const purgePages = async (edges: readonly string[]): Promise<void> => {
  for (const edge of edges) {
    const headers = { 'purge-token': PURGE_TOKEN, 'xkey-purge': 'all' };
    const { ok, status } = await fetch(edge, { method: 'PURGE', headers });
    if (!ok) throw new Error(`The edge ${edge} answered a purge with ${status}`);
  }
};
