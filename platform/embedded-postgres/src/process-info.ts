import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

export type ProcessInfo = {
  /** The command line, word by word (one string of all words where the system gives no more). */
  args: string[];
  /** Changes when a pid is given to another process; only ever compared. */
  startedAt: string;
  /** Dead, but its parent has not collected it yet. */
  zombie: boolean;
};

/** What the system knows of a process, or undefined when there is none with this pid. */
export function processInfo(pid: number): ProcessInfo | undefined {
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return process.platform === 'linux' ? fromProc(pid) : fromPs(pid);
}

/** True while the process can still do something: a zombie does not count. */
export function isRunning(pid: number): boolean {
  const info = processInfo(pid);
  return info !== undefined && !info.zombie;
}

function fromProc(pid: number): ProcessInfo | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the name in brackets and may hold spaces, so fields are counted from its end.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const args = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').filter(Boolean);
    return { args, startedAt: fields[19] ?? '', zombie: fields[0] === 'Z' || fields[0] === 'X' };
  } catch {
    return undefined;
  }
}

function fromPs(pid: number): ProcessInfo | undefined {
  const options = { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } } as const;
  const { status, stdout } = spawnSync('ps', ['-o', 'stat=,lstart=,command=', '-p', String(pid)], options);
  const line = /^(\S+)\s+(\S+\s+\S+\s+\S+\s+\S+\s+\S+)\s+(.*)$/.exec(stdout?.trim() ?? '');
  if (status !== 0 || !line) return undefined;
  return { args: [line[3] ?? ''], startedAt: line[2] ?? '', zombie: line[1]?.startsWith('Z') ?? false };
}
