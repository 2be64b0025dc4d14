/** Worker script (`msw/mockServiceWorker.js`) on the page's server. At the root of the site, so that the worker receives requests of every page. */
export const WORKER_URL = '/mockServiceWorker.js';
