import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

export type PortHolder = { pid: number; command: string };

const LISTENING = '0A';

/** Process that listens on a TCP port. Undefined when unknown: only root sees processes of other users. */
export function portHolder(port: number): PortHolder | undefined {
  return process.platform === 'linux' ? fromProc(port) : fromLsof(port);
}

function fromProc(port: number): PortHolder | undefined {
  const sockets = new Set(
    ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((table) => listeningSockets(table, port)),
  );
  if (sockets.size === 0) return undefined;
  for (const pid of list('/proc').map(Number).filter(Boolean)) {
    const holds = list(`/proc/${pid}/fd`).some((fd) =>
      sockets.has(attempt(() => readlinkSync(`/proc/${pid}/fd/${fd}`)) ?? ''),
    );
    if (!holds) continue;
    const words = attempt(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8')) ?? '';
    return { pid, command: words.replaceAll('\0', ' ').trim() };
  }
  return undefined;
}

/** Rows read `sl local_address rem_address st … inode`, the address as hexadecimal `IP:PORT`. */
function listeningSockets(table: string, port: number): string[] {
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const rows = (attempt(() => readFileSync(table, 'utf8')) ?? '')
    .split('\n')
    .map((row) => row.trim().split(/\s+/));
  return rows
    .filter((row) => row[1]?.endsWith(suffix) && row[3] === LISTENING)
    .map((row) => `socket:[${row[9]}]`);
}

function fromLsof(port: number): PortHolder | undefined {
  const { stdout } = spawnSync('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc'], {
    encoding: 'utf8',
  });
  const pid = /^p(\d+)$/m.exec(stdout ?? '')?.[1];
  return pid === undefined ? undefined : { pid: Number(pid), command: /^c(.*)$/m.exec(stdout)?.[1] ?? '' };
}

function list(folder: string): string[] {
  return attempt(() => readdirSync(folder)) ?? [];
}

function attempt<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
