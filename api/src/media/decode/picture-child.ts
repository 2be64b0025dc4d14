/** Program of the process that decodes one file (picture-process.ts). */
import { readFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import sharp from 'sharp';
import { TOO_LARGE_EXIT } from './exit-codes.ts';
import { type PictureJob, runPictureJob } from './picture-jobs.ts';

/** Memory of the process in bytes: the largest accepted picture, the libraries and the result. */
const MAX_RSS_BYTES = 320 * 1024 * 1024;
const CHECK_EVERY_MS = 10;

/** Most memory that the process has had, in bytes. Only Linux tells it; elsewhere the memory of now. */
const peakRss = (): number => {
  try {
    const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
    return Number(kilobytes) * 1024;
  } catch {
    return process.memoryUsage.rss();
  }
};

setPriority(constants.priority.PRIORITY_LOW);
// One thread: the result needs less memory, and requests keep processor time.
sharp.concurrency(1);
sharp.cache(false);
// The decoder allocates outside V8, whose own limit does not count that memory.
setInterval(() => {
  if (process.memoryUsage.rss() > MAX_RSS_BYTES) process.exit(TOO_LARGE_EXIT);
}, CHECK_EVERY_MS);
// The API ended.
process.once('disconnect', () => process.exit());
process.once('message', async (job: PictureJob) => {
  const result = await runPictureJob(job);
  // A short peak may lie between two checks: the same file is always refused.
  if (peakRss() > MAX_RSS_BYTES) process.exit(TOO_LARGE_EXIT);
  process.send?.({ result }, () => process.exit());
});
