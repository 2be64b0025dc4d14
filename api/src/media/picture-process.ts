import { fork } from 'node:child_process';
import path from 'node:path';
import { DomainError } from 'shared-contracts/errors/domain-error';
import { TOO_LARGE_EXIT } from './decode/exit-codes.ts';
import type { PictureJob, PictureResult } from './decode/picture-jobs.ts';
import { createEncodeQueue } from './encode-queue.ts';

const PROGRAM = path.join(import.meta.dirname, 'decode/picture-child.ts');
/** Files that may wait, each in memory. */
const MAX_WAITING = 4;
/** Deadline of one file in ms, on a busy machine. */
const WORK_MS = 30_000;

const queue = createEncodeQueue(1);
let waiting = 0;

const runInProcess = <J extends PictureJob>(job: J): Promise<PictureResult<J>> =>
  new Promise((resolve, reject) => {
    const child = fork(PROGRAM, {
      // The process reads files of strangers, so it gets no secrets.
      env: {},
      execArgv: ['--max-old-space-size=96'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      timeout: WORK_MS,
      killSignal: 'SIGKILL',
    });
    child.once('message', ({ result }: { result: PictureResult<J> }) => resolve(result));
    const fail = () => reject(new DomainError('UNAVAILABLE'));
    // Handle every error: a process that cannot start emits a second one for the message, and an unhandled error ends
    // the API.
    child.on('error', fail);
    // After a message, this changes nothing.
    child.once('exit', (code) => (code === TOO_LARGE_EXIT ? resolve(null) : fail()));
    child.send(job);
  });

/**
 * Decodes a file in a process of its own: a picture that fills the memory, or a fault of the decoder, ends that process
 * and not the API. One file at a time.
 * @returns null when the shop does not accept the file
 * @throws DomainError UNAVAILABLE when too many files wait, or the process failed
 */
export const workOnPicture = async <J extends PictureJob>(job: J): Promise<PictureResult<J>> => {
  if (waiting > MAX_WAITING) throw new DomainError('UNAVAILABLE');
  waiting += 1;
  try {
    return await queue.run(() => runInProcess(job), 'now');
  } finally {
    waiting -= 1;
  }
};
