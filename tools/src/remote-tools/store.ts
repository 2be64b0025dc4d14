/** `remote-tools store`: a place for releases, to try a release without the shop's bucket. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE } from '../workspace/remote-folder.ts';

const DEFAULT_FOLDER = 'var/store';
export const DEFAULT_STORE_PORT = '9100';

/** @throws Error for a text that is no port */
export const portOf = (text: string): number => {
  if (/^\d{1,5}$/.test(text)) return Number(text);
  throw new Error(`${text} is no port`);
};

const tell = (title: string, settings: Record<string, string>): void => {
  const words = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
  console.log(`${title}. Run this where you release, and where the shop starts:\nexport ${words.join(' ')}`);
};

/** Makes a folder for releases. */
const makeFolder = (folder: string): void => {
  const dir = path.resolve(WORKSPACE, folder);
  mkdirSync(dir, { recursive: true });
  tell('Releases go to a folder', { RELEASES_DIR: dir });
};

/** Serves a bucket until the process ends. @throws Error for a port that is taken */
const serveBucket = async (folder: string, port: number): Promise<void> => {
  const directory = path.resolve(WORKSPACE, folder);
  const { startS3Server } = await import('object-storage/testing/s3-server');
  const { env, newAddress } = await startS3Server({ directory, port });
  tell(`Releases go to a bucket, whose files are in ${folder}. It answers until you press Ctrl-C`, {
    RELEASES_URL: newAddress('releases'),
    ...env,
  });
};

/** @param kind `folder` or `bucket` @throws Error for another kind, or a port that is none */
export const openStore = async (kind: string, folder = DEFAULT_FOLDER, port: string): Promise<void> => {
  if (kind === 'folder') return makeFolder(folder);
  if (kind !== 'bucket') throw new Error('Which store? release-store folder, or release-store bucket');
  await serveBucket(folder, portOf(port));
};
