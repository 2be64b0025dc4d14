/** Artificial load for `pnpm test --load`: one process per core that never rests. */
import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';

/** @returns ends the load */
export const keepCoresBusy = (): (() => void) => {
  const program = path.join(import.meta.dirname, 'spin.ts');
  const processes = Array.from({ length: availableParallelism() }, () => fork(program));
  return () => {
    for (const busy of processes) busy.kill();
  };
};
