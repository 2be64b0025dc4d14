/** The options `--preview`, `--days`, `--new-link` and `--remove` of `pnpm release` (docs/guides/preview.md). */
import { isApp, isHost } from 'releases/pointers';
import { hasEnded, keyOfSecret, newSecret, type Preview } from 'releases/preview/preview';
import { endPreview, parseDays, parsePreviewName, setPreview } from 'releases/preview/preview-pointer';
import type { ReleaseStorage } from 'releases/storage/release-storage';

const DEFAULT_DAYS = 14;
const DAY_MS = 86_400_000;

export interface PreviewOptions {
  name: string;
  days: number;
  isLinkNew: boolean;
  remove: boolean;
}

interface Texts {
  preview?: string | undefined;
  days?: string | undefined;
  'new-link'?: boolean | undefined;
  remove?: boolean | undefined;
  /** Options of a canary. */
  share?: string | undefined;
  steps?: string | undefined;
  stop?: boolean | undefined;
}

/** @returns null without `--preview` @throws Error that says which options are valid */
export const readPreviewOptions = (texts: Texts): PreviewOptions | null => {
  const { preview, days, 'new-link': isLinkNew = false, remove = false, share, steps, stop } = texts;
  if (preview === undefined) {
    if (days !== undefined || isLinkNew || remove)
      throw new Error('--days, --new-link and --remove belong to --preview <name>');
    return null;
  }
  if (share !== undefined || steps !== undefined || stop)
    throw new Error('A preview has no share: only browsers with its link get it');
  if (remove && (days !== undefined || isLinkNew)) throw new Error('--remove needs no other option');
  return {
    name: parsePreviewName(preview),
    days: days === undefined ? DEFAULT_DAYS : parseDays(days),
    isLinkNew,
    remove,
  };
};

/** @throws Error for packages without previews: shell, API and office */
export const assertPreviewable = (id: string): void => {
  if (isHost(id) || isApp(id)) throw new Error(`Only remotes have previews, not ${id}`);
};

/** Ends a preview. @returns what it did @throws Error when it does not run */
export const removePreview = async (releases: ReleaseStorage, id: string, name: string): Promise<string> => {
  await releases.change(id, (now) => endPreview(now, id, name));
  return `The preview ${name} of ${id} has ended. Browsers that have it get the current version again`;
};

/** Address of the shop for printed links. */
const shopAddress = ({ PUBLIC_URL, PORT }: NodeJS.ProcessEnv): string =>
  (PUBLIC_URL || `http://localhost:${PORT || 3000}`).replace(/\/$/, '');

/** Makes a published release reachable for browsers with its link. @returns what it did, with a new link */
export const startPreview = async (
  releases: ReleaseStorage,
  id: string,
  preview: Omit<PreviewOptions, 'remove'> & { version: string },
  env: NodeJS.ProcessEnv = process.env,
): Promise<string> => {
  const { name, version } = preview;
  const secret = newSecret();
  const key = keyOfSecret(secret);
  const now = await releases.change(id, (pointer) => setPreview(pointer, id, name, { ...preview, key }));
  const current = now?.previews?.[name];
  const link =
    current?.key === key
      ? `A browser gets it with this link:\n${shopAddress(env)}/preview/${name}.${secret}`
      : 'Its link stays the same. --new-link makes another one';
  return `${id} ${version} is the preview ${name} until ${current?.until}. ${link}`;
};

/** One line about a preview, for `pnpm releases`. */
export const describePreview = (name: string, { version, until }: Preview, now = Date.now()): string => {
  if (hasEnded({ until }, now)) return `preview ${name} ${version} ended at ${until}`;
  const days = Math.ceil((Date.parse(until) - now) / DAY_MS);
  return `preview ${name} ${version}, ${days} ${days === 1 ? 'day' : 'days'} left`;
};
