/** Path of msw's worker script on disk. A server of pages with the API stub serves it at `WORKER_URL`. */
import { fileURLToPath } from 'node:url';
import { WORKER_URL } from './worker-url.ts';

export { WORKER_URL };
export const WORKER_FILE = fileURLToPath(import.meta.resolve('msw/mockServiceWorker.js'));
