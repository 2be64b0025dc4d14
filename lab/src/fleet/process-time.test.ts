import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { processorTimes, readStat, treeTime } from './process-time.ts';

const line = (name: string) =>
  `42 (${name}) S 7 42 42 0 -1 4194560 100 0 0 0 150 50 20 10 20 0 1 0 1000 1 1 1 1 1 0 0`;

describe('processor time of a program', () => {
  it('is read from its line in /proc, whatever the name of the program contains', () => {
    for (const name of ['node', 'tmux: server', 'a) S 1 (b'])
      expect(readStat(line(name))).toEqual({ pid: 42, parent: 7, ms: 2_300 });
  });

  it('contains its child processes and theirs, and no other program', () => {
    const processes = [
      { pid: 1, parent: 0, ms: 1 },
      { pid: 2, parent: 1, ms: 10 },
      { pid: 3, parent: 2, ms: 100 },
      { pid: 4, parent: 9, ms: 1_000 },
    ];
    expect(treeTime(1, processes)).toBe(111);
    expect(treeTime(5, processes)).toBe(0);
  });

  it.runIf(process.platform === 'linux')('grows while a child process of it works', async () => {
    const work = 'while (process.cpuUsage().user < 60000); console.log(); setInterval(() => {}, 1000)';
    const child = spawn('/bin/sh', ['-c', `"$0" -e '${work}'; true`, process.execPath], {
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    });
    try {
      await once(child.stdout, 'data');
      expect(processorTimes([child.pid as number])[0]).toBeGreaterThanOrEqual(50);
    } finally {
      process.kill(-(child.pid as number), 'SIGKILL');
    }
  });
});
