import path from 'node:path';
import type { PictureRequest } from '../../media/formats.ts';
import type { PictureStore, StoredPicture } from '../../media/picture-store.ts';

/** Encoded pictures of the shop, made on demand from the files of a folder. */
export interface Pictures {
  /** Null when the picture does not exist. */
  get(request: PictureRequest): Promise<StoredPicture | null>;
  warm(list: readonly PictureRequest[], signal?: AbortSignal): Promise<void>;
}

/**
 * @param folder contains the source pictures. Its subfolder `.encoded` caches the encoded ones. No URL can
 *   name
 *   that subfolder.
 */
export function createPictures(folder: string): Pictures {
  let store: Promise<PictureStore> | undefined;
  // Load the encoder with the first picture, because it is a large library.
  const open = () => {
    store ??= import('../../media/picture-store.ts').then(({ createPictureStore }) =>
      createPictureStore({ sourceDir: folder, cacheDir: path.join(folder, '.encoded') }),
    );
    return store;
  };
  return {
    get: async ({ path: file, width, format }) => (await open()).get(file, width, format),
    warm: async (list, signal) => (await open()).warm(list, signal),
  };
}
