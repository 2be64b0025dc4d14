/** Program of the process that decodes one file (picture-process.ts). */
import { constants, setPriority } from 'node:os';
import sharp from 'sharp';
import { TOO_LARGE_EXIT } from './exit-codes.ts';
import { type PictureJob, runPictureJob } from './picture-jobs.ts';

/** Memory of the process in bytes: the largest accepted picture, the libraries and the result. */
const MAX_RSS_BYTES = 320 * 1024 * 1024;
const CHECK_EVERY_MS = 10;

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
  process.send?.({ result }, () => process.exit());
});
