/** At the top, so that the worker hears the calls of the whole page. */
export const WORKER_URL = '/mockServiceWorker.js';
