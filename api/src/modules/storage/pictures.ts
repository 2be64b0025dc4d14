import path from 'node:path';
import type { PictureRequest } from '../../media/formats.ts';
import type { PictureStore, StoredPicture } from '../../media/picture-store.ts';

/** Pictures of the shop, from the drawings in a folder. */
export interface Pictures {
  /** Null when there is no such picture. */
  get(request: PictureRequest): Promise<StoredPicture | null>;
  warm(list: readonly PictureRequest[], signal?: AbortSignal): Promise<void>;
}

/**
 * @param folder the drawings lie in it, what was made of them in a folder beside them
 *   that no address can name
 */
export function createPictures(folder: string): Pictures {
  let store: Promise<PictureStore> | undefined;
  // The encoder is a large library: loaded with the first picture, not at the start.
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
