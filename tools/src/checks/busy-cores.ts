/** Artificial load for `pnpm test --load`: one process per core that computes without pause. */
import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';

/** Starts the load. @returns function that ends it */
export const keepCoresBusy = (): (() => void) => {
  const program = path.join(import.meta.dirname, 'spin.ts');
  const processes = Array.from({ length: availableParallelism() }, () => fork(program));
  return () => {
    for (const busy of processes) busy.kill();
  };
};
