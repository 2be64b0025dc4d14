import { openStorage } from 'object-storage/open-storage';
import type { Config } from '../config.ts';

/** Storage of the source pictures and, below `.encoded`, of the encoded ones: a bucket, or a folder. */
export const openPictureStorage = ({
  STORAGE_URL,
  STORAGE_DIR,
}: Pick<Config, 'STORAGE_URL' | 'STORAGE_DIR'>) => openStorage(STORAGE_URL ?? STORAGE_DIR);

export type PictureStorage = ReturnType<typeof openPictureStorage>;
