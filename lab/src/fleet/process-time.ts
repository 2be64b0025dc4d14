/** Processor time of a program with all its child processes, from Linux's /proc. */
import { readdirSync, readFileSync } from 'node:fs';

/** Linux reports processor time in hundredths of a second to programs, on all architectures of Node. */
const MS_PER_TICK = 10;

interface ProcessTime {
  pid: number;
  parent: number;
  /** User and system time of the process and of its ended children, ms. */
  ms: number;
}

/** @param stat content of `/proc/<pid>/stat` */
export const readStat = (stat: string): ProcessTime => {
  // The second field is the name in brackets. It may contain spaces and brackets.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  // User and system time of the process, then of its ended children.
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return {
    pid: Number.parseInt(stat, 10),
    parent: Number(fields[1]),
    ms: ticks * MS_PER_TICK,
  };
};

const readProcess = (pid: string): ProcessTime[] => {
  try {
    return [readStat(readFileSync(`/proc/${pid}/stat`, 'utf8'))];
  } catch {
    // The process has ended meanwhile.
    return [];
  }
};

/** Sums up the time of a process and its descendants. 0 when the process does not run. */
export const treeTime = (root: number, processes: readonly ProcessTime[]): number => {
  const own = processes.find(({ pid }) => pid === root);
  if (!own) return 0;
  const children = processes.filter(({ parent }) => parent === root);
  return children.reduce((sum, { pid }) => sum + treeTime(pid, processes), own.ms);
};

/** Processor time of each of these programs since its start, ms. Reads all processes once. */
export const processorTimes = (pids: readonly number[]): number[] => {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(readProcess);
  return pids.map((pid) => treeTime(pid, processes));
};
