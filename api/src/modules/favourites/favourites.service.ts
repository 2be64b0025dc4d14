import type { KeptFavourites, SharedList } from 'shared-contracts/api/favourites.schema';
import {
  FAVOURITES_MAX,
  type Favourite,
  joinFavourites,
  joinViews,
  type ProductView,
} from 'shared-contracts/domain/favourites';
import { DomainError } from 'shared-contracts/errors/domain-error';
import type { Db, Executor, Tx } from '../../db/connect.ts';
import { orNotFound } from '../../errors/or-not-found.ts';
import * as repository from './favourites.repository.ts';
import { findGuestList } from './guest-lists.repository.ts';
import { newListToken } from './guest-lists.service.ts';

// Joining with an empty list brings them into their order.
const readKept = async (db: Executor, userId: string, isOn: boolean): Promise<KeptFavourites> => ({
  is_on: isOn,
  favourites: joinFavourites(await repository.findFavourites(db, userId), []),
  views: joinViews(await repository.findViews(db, userId), []),
  shared: (await repository.findList(db, userId)) ?? null,
});

/** Locks the account's favourites, so that two browsers do not change them at once. */
const inTurn = <T>(db: Db, userId: string, work: (trx: Tx, isOn: boolean) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (trx) => {
    const isOn = await repository.lockSetting(trx, userId);
    if (isOn === undefined) throw new DomainError('UNAUTHORIZED');
    return work(trx, isOn);
  });

/**
 * Joins a browser's favourites and views with the account's. The clock of a browser may be fast: a time in the future
 * would win against all later changes, so it counts as now. Stores nothing for a person who has switched them off.
 */
export const mergeFavourites = (
  db: Db,
  userId: string,
  browser: { favourites: readonly Favourite[]; views: readonly ProductView[] },
): Promise<KeptFavourites> =>
  inTurn(db, userId, async (trx, isOn) => {
    if (!isOn) return readKept(trx, userId, isOn);
    const now = new Date().toISOString();
    const notLater = (time: string): string => (time > now ? now : time);
    const favourites = browser.favourites.map((one) => ({
      ...one,
      changed_at: notLater(one.changed_at),
      looked_at: notLater(one.looked_at),
    }));
    const views = browser.views.map((view) => ({ ...view, viewed_at: notLater(view.viewed_at) }));
    if (favourites.length > 0) {
      const known = await repository.findFavourites(trx, userId);
      await repository.upsertFavourites(trx, userId, joinFavourites(known, favourites));
    }
    if (views.length > 0)
      await repository.replaceViews(trx, userId, joinViews(await repository.findViews(trx, userId), views));
    return readKept(trx, userId, isOn);
  });

/** Off deletes everything that the account keeps, and ends the shared link. */
export const switchFavourites = (db: Db, userId: string, isOn: boolean): Promise<KeptFavourites> =>
  inTurn(db, userId, async (trx) => {
    await repository.updateSetting(trx, userId, isOn);
    if (!isOn) await repository.deleteAll(trx, userId);
    return readKept(trx, userId, isOn);
  });

/**
 * Shares the favourites, or renames the shared list, which keeps its token.
 * @throws DomainError CONFLICT for a person who has switched favourites off
 */
export const shareFavourites = (db: Db, userId: string, name: string): Promise<SharedList> =>
  inTurn(db, userId, async (trx, isOn) => {
    if (!isOn) throw new DomainError('CONFLICT');
    return repository.upsertList(trx, userId, { token: newListToken(), name });
  });

/**
 * The list of a customer's link or of a guest's.
 * @throws DomainError NOT_FOUND for an unknown or ended link
 */
export const readSharedList = async (db: Executor, token: string): Promise<{ name: string; ids: number[] }> =>
  orNotFound(
    (await repository.findListByToken(db, token, FAVOURITES_MAX)) ?? (await findGuestList(db, token)),
  );
