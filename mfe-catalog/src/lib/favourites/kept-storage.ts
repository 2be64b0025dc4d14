import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import { type Kept, NOTHING } from './kept.ts';

/** Event of the window after a change in this tab. Another release of this remote in the same tab hears it too. */
export const KEPT_CHANGED = 'shop:favourites';

const isList = (value: unknown): value is { product_id: number }[] =>
  Array.isArray(value) && value.every((one) => Number.isInteger(one?.product_id));

/** Nothing when the storage is blocked or invalid. Without a link that has ended by itself. */
export const readKept = (): Kept => {
  try {
    const stored = JSON.parse(
      localStorage.getItem(STORAGE_KEYS.favourites) ?? 'null',
    ) as Partial<Kept> | null;
    if (!stored || !isList(stored.favourites) || !isList(stored.views)) return NOTHING;
    const { link = null } = stored;
    return { ...NOTHING, ...stored, link: link && Date.parse(link.until) > Date.now() ? link : null };
  } catch {
    return NOTHING;
  }
};

const isEmpty = ({ is_on, login, favourites, views, link }: Kept): boolean =>
  is_on && login === null && favourites.length === 0 && views.length === 0 && link === null;

export const writeKept = (kept: Kept): void => {
  try {
    if (isEmpty(kept)) localStorage.removeItem(STORAGE_KEYS.favourites);
    else localStorage.setItem(STORAGE_KEYS.favourites, JSON.stringify(kept));
  } catch {
    // Without storage, or when it is full, there are no favourites: the event below shows what is stored.
  }
  dispatchEvent(new Event(KEPT_CHANGED));
};

/** The login that this browser remembers. Null for a guest. */
export const readLogin = (): string | null => {
  try {
    return localStorage.getItem(STORAGE_KEYS.session);
  } catch {
    return null;
  }
};
