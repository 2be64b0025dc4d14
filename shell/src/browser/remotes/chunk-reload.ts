/** A chunk that is gone after a deploy reloads the page, at most once a minute (SPEC §8, DESIGN §11). */
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

/** Is the file really gone (404), or only out of reach? Safari names no file: there it may well be. */
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
    // No storage, no reload: a loop would be worse than the fallback.
  }
};
