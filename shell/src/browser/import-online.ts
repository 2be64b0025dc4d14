import { unreached } from 'shared-contracts/errors';

/**
 * Imports code that calls the API. Does not try without a connection: Firefox, Safari and Chromium 150 keep a failed
 * import as long as the document lives, so that no call of this page could succeed later.
 * @throws ApiError NETWORK
 */
export const importOnline = <T>(load: () => Promise<T>): Promise<T> =>
  (navigator.onLine ? load() : Promise.reject(new TypeError('No connection'))).catch(unreached);
