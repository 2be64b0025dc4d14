/** Runs the proxy's real configuration with the rights of the compose file where possible. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runToEnd } from 'tools/process/run';
import { WORKSPACE } from 'tools/workspace/remote-folder';
import { acceptsConnections } from '../accepts-connections.ts';
import { debianProgram } from './debian-program.ts';

const CONFIG = path.join(WORKSPACE, 'lab/containers/haproxy/haproxy.cfg');
const LOOK_MS = 10;

/** Rights of a container in the compose file. */
export interface Rights {
  /** User and group id, for example `99:99`. */
  user: string;
  /** Names of capabilities, for example `NET_BIND_SERVICE`. */
  capabilities: readonly string[];
}

/** HAProxy with its configuration, or the reason why this machine has none. */
export type Haproxy =
  | { kind: 'none'; reason: string }
  | {
      kind: 'ready';
      file: string;
      /** World-readable copy of the real configuration. */
      config: string;
      remove: () => void;
    };

type ReadyHaproxy = Extract<Haproxy, { kind: 'ready' }>;

/** @param edit changes the configuration, for example its name server */
export const findHaproxy = async (edit = (text: string): string => text): Promise<Haproxy> => {
  const file = await debianProgram('haproxy', 'haproxy');
  // The unpacked program may lack libraries that its package depends on.
  if (!file || (await runToEnd(file, ['-v']).catch(() => ({ code: 1 }))).code !== 0)
    return { kind: 'none', reason: 'there is no HAProxy on this machine (Debian package haproxy)' };
  const folder = mkdtempSync(path.join(tmpdir(), 'proxy-'));
  chmodSync(folder, 0o755);
  const config = path.join(folder, 'haproxy.cfg');
  writeFileSync(config, edit(readFileSync(CONFIG, 'utf8')), { mode: 0o644 });
  const remove = () => rmSync(folder, { recursive: true, force: true });
  return { kind: 'ready', file, config, remove };
};

/** Only root can take another user's rights. */
export const canTakeRights = (): boolean => process.getuid?.() === 0;

const inContainer = ({ user, capabilities }: Rights, command: readonly string[]): string[] => {
  if (!canTakeRights()) return [...command];
  const [uid, gid] = user.split(':');
  const kept = capabilities.map((name) => `,+${name.toLowerCase()}`).join('');
  return [
    'setpriv',
    ...[`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', '--no-new-privs'],
    ...['--inh-caps=-all', `--bounding-set=-all${kept}`],
    ...command,
  ];
};

/** Runs HAProxy's validation with a container's rights. */
export const validateInRights = (
  { file, config }: ReadyHaproxy,
  rights: Rights,
): Promise<{ code: number; output: string }> => {
  const [command = '', ...args] = inContainer(rights, [file, '-c', '-V', '-f', config]);
  return runToEnd(command, args);
};

/** Starts the proxy, with a container's rights where possible. Resolves when it accepts connections. */
export const startProxy = async (
  { file, config }: ReadyHaproxy,
  env: Readonly<Record<'PROXY_LISTEN' | 'API_LISTEN', string> & Record<string, string>>,
  rights: Rights,
) => {
  const [command = '', ...args] = inContainer(rights, [file, '-db', '-f', config]);
  const child = spawn(command, args, {
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => {
      said += part.toString();
    });
  let failure: unknown;
  child.once('error', (error) => {
    failure = error;
  });
  child.once('exit', (code) => {
    failure ??= new Error(`The proxy ended with ${code}:\n${said}`);
  });
  for (const port of [env.PROXY_LISTEN, env.API_LISTEN])
    while (!(await acceptsConnections(Number(port)))) {
      if (failure) throw failure;
      await sleep(LOOK_MS);
    }
  return {
    child,
    /** Everything that the proxy has logged. */
    log: () => said,
  };
};

export type RunningProxy = Awaited<ReturnType<typeof startProxy>>;

export const stopProxy = async ({ child }: RunningProxy): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
};
