import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

export type ProcessInfo = {
  /** Command line as words; a single string if the system gives only that. */
  args: string[];
  /** Start time in the system's own format, used only to detect a reused pid. */
  startedAt: string;
  /** Ended, but not yet reaped by its parent. */
  zombie: boolean;
};

/** Facts about a process; undefined if no process has this pid. */
export function processInfo(pid: number): ProcessInfo | undefined {
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return process.platform === 'linux' ? fromProc(pid) : fromPs(pid);
}

/** True if the process runs. A zombie does not. */
export function isRunning(pid: number): boolean {
  const info = processInfo(pid);
  return info !== undefined && !info.zombie;
}

function fromProc(pid: number): ProcessInfo | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the name in brackets and may contain spaces, so fields are counted from the closing bracket.
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
