import { DomainError } from 'shared-contracts/errors/domain-error';
import type { Tx } from '../../db/connect.ts';
import { inSantiago } from '../../lib/santiago.ts';
import { type CountedGuest, findSimilar, type ReservationRow } from './reservations.repository.ts';

/** Most seats of an evening or an event that one network, or one person, reserves in a day. */
const SHARES = { table: { network: 24, person: 16 }, event: { network: 12, person: 12 } } as const;
/** Share of the seats of an evening or an event that a guest holds without pressing the mailed link. */
const UNCONFIRMED_SHARE = 1 / 3;
/** Reservations in a day without a bot check. */
const UNCHECKED = 1;
/** A table at one in the morning belongs to the evening before. */
const NIGHT_MS = 6 * 3_600_000;

type Wish = Pick<ReservationRow, 'kind' | 'event_id' | 'starts_at' | 'person_quantity'> & {
  /** Seats of the evening or the event. */
  seats: number;
};

const eveningOf = (starts: Date): string => inSantiago(new Date(starts.getTime() - NIGHT_MS)).date;

const isOfSame = (wish: Wish, other: Pick<ReservationRow, 'event_id' | 'starts_at'>): boolean =>
  other.event_id === wish.event_id &&
  (wish.event_id !== null || eveningOf(other.starts_at) === eveningOf(wish.starts_at));

const isCounted = (one: Pick<ReservationRow, 'status' | 'waiting_since'>): boolean =>
  one.status === 'confirmed' || one.waiting_since !== null;

export interface ShareLimits {
  /** The guest has solved the bot check. */
  isChecked: boolean;
  /** Multiplies all limits. */
  factor: number;
}

/**
 * Keeps one client from booking a whole evening, so that other guests find seats. The first reservation always fits.
 * Seats that a guest waits for count, cancelled ones do not. Call it under the lock of the evening or the event.
 * @returns whether the guest must confirm the reservation by mail
 * @throws DomainError TOO_MANY_SEATS, BOT_CHECK_FAILED
 */
export const checkShare = async (
  trx: Tx,
  guest: CountedGuest,
  wish: Wish,
  { isChecked, factor }: ShareLimits,
): Promise<boolean> => {
  const similar = await findSimilar(trx, guest);
  const ofSame = similar.filter((one) => isCounted(one) && isOfSame(wish, one));
  const { network, person } = SHARES[wish.kind];
  const shares = (['same_network', 'same_email', 'same_phone'] as const).map((same) => {
    const others = ofSame.filter((one) => one[same]);
    return {
      isFirst: others.length === 0,
      seats: others.reduce((sum, { person_quantity }) => sum + person_quantity, wish.person_quantity),
      limit: same === 'same_network' ? network : person,
    };
  });
  if (shares.some(({ isFirst, seats, limit }) => !isFirst && seats > limit * factor))
    throw new DomainError('TOO_MANY_SEATS', {}, ['person_quantity']);
  if (!isChecked && similar.length >= UNCHECKED * factor)
    throw new DomainError('BOT_CHECK_FAILED', {}, ['altcha']);
  return shares.some(({ seats }) => seats > wish.seats * UNCONFIRMED_SHARE * factor);
};
