/**
 * Reloads the page when a chunk is missing after a release, at most once a minute
 * (docs/product/errors.md#missing-chunk).
 */
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import { CHUNK_RELOAD_MS } from '../limits.ts';
import { fileOfError, isHashError, isScriptError } from './script-error.ts';

/**
 * Whether the script is gone from the server (404), not only unreachable. An error without a file name, as in
 * Safari, counts as gone.
 */
const isMissing = async (error: unknown): Promise<boolean> => {
  if (isHashError(error)) return false;
  const url = fileOfError(error);
  if (!url) return navigator.onLine;
  const answer = await fetch(url, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  return answer?.status === 404;
};

/**
 * Reloads the page, at most once a minute. Does not without storage: a loop would be worse than the error.
 * @returns whether the page reloads
 */
export const reloadOnce = (): boolean => {
  try {
    const last = Number(sessionStorage.getItem(STORAGE_KEYS.chunkReloadedAt) ?? 0);
    if (Math.abs(Date.now() - last) < CHUNK_RELOAD_MS) return false;
    sessionStorage.setItem(STORAGE_KEYS.chunkReloadedAt, String(Date.now()));
    location.reload();
    return true;
  } catch {
    // Storage is blocked.
    return false;
  }
};

export const reloadIfChunkIsGone = async (error: unknown): Promise<void> => {
  if (isScriptError(error) && (await isMissing(error))) reloadOnce();
};
