import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from 'serving/client-network';
import { DomainError } from 'shared-contracts/errors/domain-error';
import type { Platform } from '../../db/schema/sales.ts';
import type { AppDeps } from '../../module.ts';
import { createRateLimit } from '../../plugins/rate-limit.ts';
import { isConfirmedUser } from '../accounts/users.repository.ts';
import { passesBotCheck } from '../bot-check/bot-check.service.ts';
import type { PlacedOrder } from '../orders/insert-order.repository.ts';
import { ATTEMPT_LIMITS, unpaidLimitOf } from './unpaid-limits.ts';
import type { Placer } from './unpaid-orders.service.ts';

/** Request to place an order, with its buyer's data for the limits. */
export interface PlacingCall {
  request: FastifyRequest;
  reply: FastifyReply;
  userId: string | null;
  platform: Platform;
  /** Answer to the bot check. */
  altcha: string | undefined;
  /** Whether the order is stored already. Asked only at the limit, because it costs a statement. */
  isRepeat: () => Promise<boolean>;
}

/** Kind of browser: hash of the User-Agent without numbers, because a script could vary the version. */
const deviceClassOf = ({ headers }: FastifyRequest): string =>
  createHash('sha256')
    .update((headers['user-agent'] ?? '').replaceAll(/[\d._]+/g, ''))
    .digest('base64url');

/** Counts attempts to place an order and placed orders. All API processes share the counts. */
export const createOrderCounters = (deps: Pick<AppDeps, 'config' | 'db'>) => {
  const { config, db } = deps;
  const networkAttempts = createRateLimit(db, config, {
    name: 'order-network',
    ...ATTEMPT_LIMITS.perNetwork,
  });
  const cartAttempts = createRateLimit(db, config, { name: 'order-cart', ...ATTEMPT_LIMITS.perCart });
  const countersOf = (platform: Platform) => {
    const { windowS: seconds, perNetwork, perDeviceClass } = unpaidLimitOf(platform, config);
    const counter = (name: string, points: number) =>
      createRateLimit(db, config, { name: `${platform}-${name}`, points, seconds });
    return {
      networks: counter('refuse', perNetwork.refuseAfter),
      devices: counter('device', perDeviceClass.checkAfter),
    };
  };
  const counters = { webpay: countersOf('webpay'), transfer: countersOf('transfer') };

  const isPerson = async (altcha: string | undefined): Promise<boolean> =>
    config.BOT_CHECK === 'off' || (altcha !== undefined && (await passesBotCheck(deps, 'order', altcha)));

  return {
    /** @throws DomainError TOO_MANY_REQUESTS */
    async countAttempt({ request, reply }: PlacingCall, cartKey: string): Promise<void> {
      await networkAttempts.take(networkOf(request), reply);
      await cartAttempts.take(cartKey, reply);
    },
    /**
     * Calls `place` and counts the order for its network and kind of browser. Does not count a customer with
     * a confirmed e-mail, a failed call, or a repeated request for an existing order.
     * @throws DomainError TOO_MANY_REQUESTS, or an error of `place`
     */
    async placeCounted(
      call: PlacingCall,
      place: (placer: Placer) => Promise<PlacedOrder>,
    ): Promise<PlacedOrder> {
      const limit = unpaidLimitOf(call.platform, config);
      const isChecked = await isPerson(call.altcha);
      if (await isConfirmedUser(db, call.userId))
        return place({ limit, isConfirmed: true, isChecked, isNearLimit: false });

      const { networks, devices } = counters[call.platform];
      const network = networkOf(call.request);
      const device = deviceClassOf(call.request);
      const orders = await networks.take(network, call.reply).catch(async (error: unknown) => {
        if (!(error instanceof DomainError && (await call.isRepeat()))) throw error;
        // `uncount` gives back what the refusal counted.
        call.reply.removeHeader('retry-after');
        return 0;
      });
      // `place` then requires the bot check.
      const isNearLimit = !(await devices.tryTake(device)) || orders > limit.perNetwork.checkAfter;
      const uncount = () => Promise.all([networks.giveBack(network), devices.giveBack(device)]);
      try {
        const placed = await place({ limit, isConfirmed: false, isChecked, isNearLimit });
        if (!placed.isNew) await uncount();
        return placed;
      } catch (error) {
        await uncount();
        throw error;
      }
    },
  };
};
