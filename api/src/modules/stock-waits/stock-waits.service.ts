import { DomainError } from 'shared-contracts/errors/domain-error';
import type { Locale } from 'shared-contracts/locale';
import type { Db, Executor } from '../../db/connect.ts';
import { isUuid } from '../../lib/is-uuid.ts';
import { isSigned, sign } from '../../lib/signature.ts';
import type { Jobs } from '../../queue/jobs.ts';
import { findSetting } from '../settings/settings.repository.ts';
import { releaseWaits } from '../stock/give-stock.service.ts';
import * as repository from './stock-waits.repository.ts';

/** A guest must confirm the address within this time. */
const CONFIRM_WITHIN_MS = 7 * 24 * 3_600_000;

type Act = 'confirm' | 'hold' | 'leave';
/** Signed text of a mail's link. A confirmation link belongs to the latest mail. */
const textOf = (act: Act, { id, asked_at }: Pick<repository.StockWait, 'id' | 'asked_at'>): string =>
  act === 'confirm' ? `confirm:${id}:${asked_at.getTime()}` : `${act}:${id}`;

export const stockWaitToken = (
  secret: string,
  act: Act,
  wait: Pick<repository.StockWait, 'id' | 'asked_at'>,
): string => `${wait.id}.${sign(secret, 'stock-wait', textOf(act, wait))}`;

/** @throws DomainError LINK_EXPIRED for a link that the shop did not make, or whose wait has ended */
const findByToken = async (db: Executor, secret: string, act: Act, token: string) => {
  const [id = '', signature = ''] = token.split('.');
  const wait = isUuid(id) ? await repository.findWait(db, id) : undefined;
  if (!wait || !isSigned(secret, 'stock-wait', textOf(act, wait), signature))
    throw new DomainError('LINK_EXPIRED', {}, ['token']);
  return wait;
};

/** Id of the wait of a mail's link to a held piece. Undefined when the shop did not make it. Reads no data. */
export const holdIdOf = (secret: string, token: string): string | undefined => {
  const [id = '', signature = ''] = token.split('.');
  return isUuid(id) && isSigned(secret, 'stock-wait', `hold:${id}`, signature) ? id : undefined;
};

/**
 * Puts a person into the line of a sold-out product. An address that the person has not proven is confirmed by mail
 * first. Does the same for every address.
 * @throws DomainError UNKNOWN_SKU, CONFLICT for a product that is in stock, NOT_FOUND for a shop without waiting list
 */
export const waitForStock = (
  { db, jobs }: { db: Db; jobs: Jobs },
  {
    sku,
    locale,
    email,
    userId,
    isProven,
  }: { sku: string; locale: Locale; email: string; userId: string | null; isProven: boolean },
): Promise<'confirm' | 'waiting'> =>
  db.transaction().execute(async (trx) => {
    if (!(await findSetting(trx, 'back-in-stock'))?.is_active) throw new DomainError('NOT_FOUND');
    const product = await repository.findWaitProduct(trx, sku, locale);
    if (!product) throw new DomainError('UNKNOWN_SKU', { sku }, ['sku']);
    if (product.stock > 0) throw new DomainError('CONFLICT', {}, ['sku']);
    const status = isProven ? 'waiting' : 'pending';
    // An account with an unconfirmed address must not own the wait of the address's owner.
    const user_id = isProven ? userId : null;
    const { id } = await repository.upsertWait(trx, { sku, email, user_id, locale, status });
    if (isProven) return 'waiting';
    await jobs.enqueue(trx, 'send-stock-wait-mail', { wait_id: id, kind: 'confirm' });
    return 'confirm';
  });

/**
 * Second step of the double opt-in. A repeated confirmation changes nothing.
 * @throws DomainError LINK_EXPIRED
 */
export const confirmWait = (db: Db, secret: string, token: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const { id } = await findByToken(trx, secret, 'confirm', token);
    const wait = await repository.lockWait(trx, id);
    if (!wait || wait.asked_at.getTime() + CONFIRM_WITHIN_MS < Date.now())
      throw new DomainError('LINK_EXPIRED', {}, ['token']);
    if (wait.status === 'pending') await repository.updateConfirmed(trx, id);
  });

/**
 * Takes a person out of the line. A held piece is on sale again.
 * @throws DomainError LINK_EXPIRED when the shop did not make this link, or the wait has ended
 */
export const leaveWait = (db: Db, secret: string, token: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const { id } = await findByToken(trx, secret, 'leave', token);
    await releaseWaits(trx, [id]);
  });

/**
 * The held piece of a mail's link.
 * @throws DomainError LINK_EXPIRED when nothing is held any more
 */
export const readHold = async (
  db: Db,
  secret: string,
  token: string,
): Promise<{ sku: string; held_until: string }> => {
  const { sku, held_until } = await findByToken(db, secret, 'hold', token);
  if (!held_until || held_until <= new Date()) throw new DomainError('LINK_EXPIRED', {}, ['token']);
  return { sku, held_until: held_until.toISOString() };
};
