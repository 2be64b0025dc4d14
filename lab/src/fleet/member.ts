/** A program of the fleet. It can be killed and started again with the same settings and ports. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export type Role =
  | 'edge'
  | 'balancer'
  | 'shell'
  | 'api'
  | 'worker'
  | 'pooler'
  | 'primary'
  | 'replica'
  | 'gateway';

export interface Program {
  /** Also the name of its log file in `logDir`. */
  name: string;
  logDir: string;
  role: Role;
  command: string;
  args: readonly string[];
  env?: NodeJS.ProcessEnv;
  /** User of the program. Default: the current user. */
  user?: { uid: number; gid: number };
  /** Signal for an orderly stop. Default: SIGTERM. */
  stopSignal?: NodeJS.Signals;
  isReady: () => Promise<boolean>;
}

const READY_MS = 120_000;
const LOOK_MS = 50;
const STOP_MS = 20_000;
const TAIL_LINES = 20;

/** The kernel ends the program when this process ends, even by SIGKILL. It changes the user first. */
const boundToParent = ({ command, args, user, stopSignal = 'SIGTERM' }: Program): string[] => [
  ...(user && process.getuid?.() !== user.uid
    ? [`--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups']
    : []),
  `--pdeathsig=${stopSignal.replace('SIG', '')}`,
  '--',
  command,
  ...args,
];

export const createMember = (program: Program) => {
  const { name, role, logDir, env = process.env, stopSignal = 'SIGTERM', isReady } = program;
  let child: ChildProcess | undefined;
  const lines: string[] = [];

  const isRunning = () => child !== undefined && child.exitCode === null && child.signalCode === null;

  const launch = () => {
    mkdirSync(logDir, { recursive: true });
    const log = createWriteStream(path.join(logDir, `${name}.log`), { flags: 'a' });
    // A process group of its own: Ctrl-C reaches this process only, which stops the fleet in order.
    const started = spawn('setpriv', boundToParent(program), {
      env,
      cwd: '/',
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    for (const stream of [started.stdout, started.stderr])
      stream?.on('data', (part: Buffer) => {
        log.write(part);
        lines.push(part.toString());
        lines.splice(0, lines.length - TAIL_LINES);
      });
    started.once('close', () => log.end());
    child = started;
  };

  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (!child || !isRunning()) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    const kill = setTimeout(() => child?.kill('SIGKILL'), STOP_MS);
    await ended;
    clearTimeout(kill);
  };

  return {
    name,
    role,
    /** Process id of the running program; 0 when it does not run. */
    pid: () => (isRunning() ? (child?.pid ?? 0) : 0),
    /** Starts the program and waits until it is ready. */
    async start() {
      for (const until = Date.now() + READY_MS; Date.now() < until; await sleep(LOOK_MS)) {
        // PostgreSQL refuses to start until the last process of the killed server has ended.
        if (!isRunning()) launch();
        if (await isReady()) return;
      }
      throw new Error(
        `${name} did not become ready:\n${lines.join('').trim()}\nMore in ${logDir}/${name}.log`,
      );
    },
    /** Ends the program with SIGKILL, as after a failure of its machine. */
    kill: () => end('SIGKILL'),
    stop: () => end(stopSignal),
  };
};

export type Member = ReturnType<typeof createMember>;

/** Answers whether the address responds with a success. */
export const respondsAt =
  (url: string): (() => Promise<boolean>) =>
  () =>
    fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
      async (response) => {
        await response.arrayBuffer();
        return response.ok;
      },
      () => false,
    );
