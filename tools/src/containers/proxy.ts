/** Runs the proxy's real configuration with the rights of the compose file where possible. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runToEnd } from '../process/run.ts';
import { WORKSPACE } from '../workspace/remote-folder.ts';
import { debianProgram } from './debian-program.ts';

const CADDYFILE = path.join(WORKSPACE, 'tools/containers/Caddyfile');
/**
 * File capability of the image's binary. The kernel refuses to run it when the capability is not in the
 * bounding set.
 */
const IMAGE_CAPABILITY = 'cap_net_bind_service=+ep';

/** Rights of a container in the compose file. */
export interface Rights {
  /** User and group id, for example `1000:1000`. */
  user: string;
  /** Names of capabilities, for example `NET_BIND_SERVICE`. */
  capabilities: readonly string[];
}

const container = ({ user, capabilities }: Rights): string[] => {
  const [uid, gid] = user.split(':');
  const kept = capabilities.map((name) => `,+${name.toLowerCase()}`).join('');
  return [
    ...[`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', '--no-new-privs'],
    ...['--inh-caps=-all', `--bounding-set=-all${kept}`],
  ];
};

/** Caddy prepared as in the image, or the reason why this machine has none. */
export type Caddy =
  | { kind: 'none'; reason: string }
  | {
      kind: 'ready';
      file: string;
      /** World-readable copy of the real configuration. */
      config: string;
      /** Whether Caddy's program file has the file capability of the image. */
      isMarked: boolean;
      remove: () => void;
    };

export const findCaddy = async (): Promise<Caddy> => {
  const original = await debianProgram('caddy', 'caddy');
  if (!original)
    return { kind: 'none', reason: 'there is no Caddy on this machine, and none could be unpacked' };
  const folder = mkdtempSync(path.join(tmpdir(), 'proxy-'));
  chmodSync(folder, 0o755);
  const file = path.join(folder, 'caddy');
  copyFileSync(original, file);
  chmodSync(file, 0o755);
  const config = path.join(folder, 'Caddyfile');
  copyFileSync(CADDYFILE, config);
  chmodSync(config, 0o644);
  const setcap = process.getuid?.() === 0 ? await debianProgram('libcap2-bin', 'setcap') : undefined;
  const isMarked = setcap ? (await runToEnd(setcap, [IMAGE_CAPABILITY, file])).code === 0 : false;
  const remove = () => rmSync(folder, { recursive: true, force: true });
  return { kind: 'ready', file, config, isMarked, remove };
};

type ReadyCaddy = Extract<Caddy, { kind: 'ready' }>;

const from = (config: string) => ['--config', config, '--adapter', 'caddyfile'];

/** Runs Caddy's validation with a container's rights. */
export const validateInRights = (
  { file, config }: ReadyCaddy,
  rights: Rights,
): Promise<{ code: number; output: string }> =>
  runToEnd('setpriv', [...container(rights), file, 'validate', ...from(config)]);

/** Starts the proxy, with a container's rights where possible. Resolves when it is ready. */
export const startProxy = async (
  { file, config, isMarked }: ReadyCaddy,
  env: Readonly<Record<string, string>>,
  rights: Rights,
): Promise<ChildProcess> => {
  const own = ['run', ...from(config)];
  const [command, args] = isMarked ? ['setpriv', [...container(rights), file, ...own]] : [file, own];
  const child = spawn(command, args, {
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  await new Promise<void>((up, fail) => {
    child.stderr.on('data', (part: Buffer) => {
      said += part.toString();
      if (said.includes('serving initial configuration')) up();
    });
    child.once('exit', (code) => fail(new Error(`The proxy ended with ${code}:\n${said}`)));
    child.once('error', fail);
  });
  return child;
};

export const stopProxy = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
};
