/**
 * Reloads the page when a chunk is missing after a release, at most once a minute
 * (docs/product/errors.md#missing-chunk).
 */
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import { CHUNK_RELOAD_MS } from '../limits.ts';
import { fileOfError } from './file-of-error.ts';

const GONE = [
  'Loading chunk',
  'Loading CSS chunk',
  'Failed to fetch dynamically imported module',
  'error loading dynamically imported module',
  'Importing a module script failed',
];

const looksGone = (error: unknown): boolean => {
  const text = String((error as Error)?.message ?? error);
  return GONE.some((start) => text.includes(start));
};

/**
 * Whether the script is gone from the server (404), not only unreachable. An error without a file name, as in
 * Safari, counts as gone.
 */
const isMissing = async (error: unknown): Promise<boolean> => {
  const url = fileOfError(error);
  if (!url) return navigator.onLine;
  const answer = await fetch(url, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  return answer?.status === 404;
};

export const reloadIfChunkIsGone = async (error: unknown): Promise<void> => {
  if (!looksGone(error) || !(await isMissing(error))) return;
  try {
    const last = Number(sessionStorage.getItem(STORAGE_KEYS.chunkReloadedAt) ?? 0);
    if (Date.now() - last < CHUNK_RELOAD_MS) return;
    sessionStorage.setItem(STORAGE_KEYS.chunkReloadedAt, String(Date.now()));
    location.reload();
  } catch {
    // Without storage do not reload, because a loop would be worse than the error.
  }
};
