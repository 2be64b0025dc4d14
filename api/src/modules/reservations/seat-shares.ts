import type { FastifyRequest } from 'fastify';
import { DomainError } from 'shared-contracts/errors/domain-error';
import type { AppDeps } from '../../module.ts';
import { networkOf } from '../../plugins/network.ts';
import { createRateLimit } from '../../plugins/rate-limit.ts';

const DAY_S = 24 * 3600;

/** Most seats of an evening or an event that one network, or one person, reserves in a day. */
const SHARES = {
  table: { network: 24, person: 16 },
  event: { network: 12, person: 12 },
} as const;

interface Wish {
  /** The evening or the event. */
  of: string;
  person_quantity: number;
  email: string;
  phone: string;
}

/**
 * Keeps one client from booking a whole evening: other guests would find no seat, and nobody comes. The first
 * reservation always fits. A reservation that fails for another reason does not count.
 */
export const createSeatShares = (
  { db, config }: Pick<AppDeps, 'db' | 'config'>,
  kind: keyof typeof SHARES,
) => {
  const { network, person } = SHARES[kind];
  const limitOf = (name: string, points: number) =>
    createRateLimit(db, config, { name: `${kind}-seats-${name}`, points, seconds: DAY_S });
  const limits = {
    network: limitOf('network', network),
    email: limitOf('email', person),
    phone: limitOf('phone', person),
  };
  return async <T>(
    request: FastifyRequest,
    { of, person_quantity, email, phone }: Wish,
    work: () => Promise<T>,
  ): Promise<T> => {
    const seats = Math.min(person_quantity, person);
    const taken = [
      [limits.network, `${of} ${networkOf(request)}`],
      [limits.email, `${of} ${email.toLowerCase()}`],
      [limits.phone, `${of} ${phone.replace(/\D/g, '')}`],
    ] as const;
    const giveBack = () => Promise.all(taken.map(([limit, key]) => limit.giveBack(key, seats)));
    const fits = await Promise.all(taken.map(([limit, key]) => limit.tryTake(key, seats)));
    try {
      if (fits.includes(false)) throw new DomainError('TOO_MANY_SEATS', {}, ['person_quantity']);
      return await work();
    } catch (error) {
      await giveBack();
      throw error;
    }
  };
};
