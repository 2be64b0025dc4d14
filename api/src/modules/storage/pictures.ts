import type { PictureRequest } from '../../media/formats.ts';
import type { PictureStorage } from '../../media/picture-storage.ts';
import type { PictureStore, StoredPicture } from '../../media/picture-store.ts';

/** Encoded pictures of the shop, made on demand from the sources in the storage. */
export interface Pictures {
  /** Null when the picture does not exist. */
  get(request: PictureRequest): Promise<StoredPicture | null>;
  warm(list: readonly PictureRequest[], signal?: AbortSignal): Promise<void>;
}

/** @param storage contains the source pictures, and keeps the encoded ones */
export function createPictures(storage: PictureStorage): Pictures {
  let store: Promise<PictureStore> | undefined;
  // Load the encoder with the first picture, because it is a large library.
  const open = () => {
    store ??= import('../../media/picture-store.ts').then(({ createPictureStore }) =>
      createPictureStore(storage),
    );
    return store;
  };
  return {
    get: async ({ path: file, width, format }) => (await open()).get(file, width, format),
    warm: async (list, signal) => (await open()).warm(list, signal),
  };
}
