/** Debian's Varnish with the configuration of the shop, for tests. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from 'tools/process/ports';

const PROGRAM = '/usr/sbin/varnishd';
const FOLDER = path.resolve(import.meta.dirname, '../../../../lab/containers/varnish');
const READY_WITHIN_MS = 60_000;
/** Address of the edges' networks. Requests from other addresses are those of shoppers. */
const INNER = '127.0.0.1';
const OUTER = '127.0.0.2';
export const PURGE_TOKEN = 'a-purge-token-of-a-test';

/** Packages `varnish` and `varnish-modules`. */
export const hasVarnish =
  existsSync(PROGRAM) && globSync('/usr/lib/*/varnish/vmods/libvmod_xkey.so').length > 0;

export interface EdgeAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  /** Whether the edge answered from its memory. Undefined for an answer that it never keeps. */
  isHit: boolean | undefined;
}

interface EdgeRequest {
  method?: string;
  headers?: OutgoingHttpHeaders;
  /** Asks from the inner network. */
  isInner?: boolean;
}

export interface Edge {
  port: number;
  ask(url: string, options?: EdgeRequest): Promise<EdgeAnswer>;
  purge(tags: string): Promise<EdgeAnswer>;
  stop(): Promise<void>;
}

const askEdge =
  (port: number): Edge['ask'] =>
  async (url, { method = 'GET', headers = {}, isInner = false } = {}) => {
    const sent = request({
      host: INNER,
      port,
      path: url,
      method,
      agent: false,
      localAddress: isInner ? INNER : OUTER,
      headers: { host: 'shop.example', ...headers },
    });
    sent.end();
    const [answer] = await once(sent, 'response');
    const parts: Buffer[] = [];
    for await (const part of answer) parts.push(part);
    const timing = String(answer.headers['server-timing'] ?? '');
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: Buffer.concat(parts).toString(),
      isHit: timing.includes('edge;desc=') ? timing.includes('edge;desc=hit') : undefined,
    };
  };

/** @param shells ports of the shells */
export const startEdge = async (shells: readonly number[], apis: readonly number[]): Promise<Edge> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'edge-'));
  const targets = (ports: readonly number[]) => ports.map((port) => `${INNER}:${port}`).join(' ');
  const env = {
    PATH: process.env.PATH ?? '',
    SHELLS: targets(shells),
    APIS: targets(apis),
    INNER_NETWORKS: INNER,
    PROBE_INTERVAL: '0.1s',
    PURGE_TOKEN,
  };
  const { stdout } = await promisify(execFile)('sh', [path.join(FOLDER, 'make-backends.sh')], { env });
  writeFileSync(path.join(folder, 'backends.vcl'), stdout);
  const port = await freePort();
  const child: ChildProcess = spawn(
    PROGRAM,
    [
      ...['-F', '-j', 'none', '-n', path.join(folder, 'work'), '-a', `${INNER}:${port}`, '-T', 'none'],
      ...['-f', path.join(FOLDER, 'shop.vcl'), '-p', `vcl_path=${folder}:${FOLDER}`],
      ...['-p', 'max_restarts=9', '-s', 'malloc,32m', '-p', 'thread_pool_min=10'],
    ],
    { env, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part) => {
      output += String(part);
    });
  const ask = askEdge(port);
  const deadline = Date.now() + READY_WITHIN_MS;
  // Ready when a probe has reached each kind of backend.
  const isReady = async () =>
    (await Promise.all([ask('/robots.txt'), ask('/api/wines')])).every(({ status }) => status < 500);
  while (!(await isReady().catch(() => false))) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`no edge: ${output}`);
    await wait(30);
  }
  return {
    port,
    ask,
    purge: (tags) =>
      ask('/', {
        method: 'PURGE',
        headers: { 'xkey-purge': tags, 'purge-token': PURGE_TOKEN },
        isInner: true,
      }),
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
