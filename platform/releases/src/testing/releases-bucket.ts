/** A bucket of releases for tests, on a server that can go away. */
import { openStorage } from 'object-storage/open-storage';
import { startS3Server } from 'object-storage/testing/s3-server';
import { POINTERS } from '../pointers.ts';

export interface ReleasesBucket {
  /** RELEASES_URL and the settings of the SDK. */
  env: Record<string, string>;
  /** Uploads a folder of releases, its pointers last. Needs `env` in `process.env`. */
  upload(dir: string): Promise<void>;
  pause(): Promise<void>;
  resume(): Promise<void>;
  stop(): Promise<void>;
}

export const startReleasesBucket = async (): Promise<ReleasesBucket> => {
  const { env, newAddress, pause, resume, stop } = await startS3Server();
  const url = newAddress();
  return {
    env: { ...env, RELEASES_URL: url },
    async upload(dir) {
      const [folder, bucket] = [openStorage(dir), openStorage(url)];
      const files = (await folder.list('')).filter((key) => key !== POINTERS);
      for (const key of [...files, POINTERS]) {
        const found = await folder.read(key);
        if (found) await bucket.write(key, found.body);
      }
    },
    pause,
    resume,
    stop,
  };
};
