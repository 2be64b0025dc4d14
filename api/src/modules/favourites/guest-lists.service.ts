import { randomBytes } from 'node:crypto';
import type { GuestList } from 'shared-contracts/api/favourites.schema';
import { GUEST_LIST_DAYS } from 'shared-contracts/domain/favourites';
import type { Executor } from '../../db/connect.ts';
import { isSigned, sign } from '../../lib/signature.ts';
import * as repository from './guest-lists.repository.ts';

const DAY_MS = 24 * 3_600_000;

/** Token of a shared list. It cannot be guessed. */
export const newListToken = (): string => randomBytes(16).toString('base64url');

/** Token of a list, and the key that only the browser which shared it has. */
type Link = Pick<GuestList, 'token' | 'key'>;

const keyOf = (secret: string, token: string): string => sign(secret, 'guest-list', token);
const isOwn = (secret: string, { token, key }: Link): boolean => isSigned(secret, 'guest-list', token, key);

/** Shares products by a link without an account. With the link of an own list, replaces its name and products. */
export const shareGuestList = async (
  db: Executor,
  secret: string,
  { name, product_ids, of }: { name: string; product_ids: number[]; of?: Link | undefined },
): Promise<GuestList> => {
  const known = of && isOwn(secret, of) ? of.token : undefined;
  const updated = known && (await repository.updateGuestList(db, { token: known, name, product_ids }));
  const token = known && updated ? known : newListToken();
  const changed_at = updated || (await repository.insertGuestList(db, { token, name, product_ids }));
  const until = new Date(changed_at.getTime() + GUEST_LIST_DAYS * DAY_MS).toISOString();
  return { token, name, key: keyOf(secret, token), until };
};

/** Ends a list. A wrong key ends nothing, and the answer is the same. */
export const endGuestList = async (db: Executor, secret: string, link: Link): Promise<void> => {
  if (isOwn(secret, link)) await repository.deleteGuestList(db, link.token);
};
