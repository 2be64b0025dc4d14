import type { Selectable } from 'kysely';
import type { Executor } from '../../db/connect.ts';
import { preparedByText } from '../../db/prepared.ts';
import { execute, firstValue, hasWritten, queryValue, queryValues } from '../../db/query.ts';
import type { SalesTables } from '../../db/schema/sales.ts';

export type PaymentRow = Selectable<SalesTables['payments']>;

/**
 * Lease of a commit. After it, another process takes over. A live process renews it before each attempt, so
 * it only has to be longer than one attempt: a commit and a status call of 7 s each.
 */
const COMMIT_LEASE_S = 20;

export const findPayment = (db: Executor, orderId: string): Promise<PaymentRow | undefined> =>
  db.selectFrom('payments').selectAll().where('order_id', '=', orderId).executeTakeFirst();

/** @returns false when the payment has a token already or has ended */
export const updatePaymentToken = (
  db: Executor,
  orderId: string,
  { token, url, buyOrder, sessionId }: { token: string; url: string; buyOrder: string; sessionId: string },
) =>
  hasWritten(
    db
      .updateTable('payments')
      .set({ token, url, buy_order: buyOrder, session_id: sessionId })
      .where('order_id', '=', orderId)
      .where('token', 'is', null)
      .where('settled_at', 'is', null)
      .modifyEnd(preparedByText),
  );

/**
 * Claims a payment for its commit. The row lock lets one of several returns through.
 * @returns its order's id. Undefined when the payment has ended or was replaced, or another return has the claim.
 */
export const claimCommit = (db: Executor, token: string) => queryValue(db)<string>`${preparedByText}
    update payments set commit_started_at = now()
    where token = ${token} and settled_at is null
      and (
        commit_started_at is null
        or commit_started_at < now() - make_interval(secs => ${COMMIT_LEASE_S})
      )
    returning order_id`;

/**
 * Order of a payment, by the data of a gateway return. A number needs its session id, because a number alone can be
 * guessed.
 * @param table `payments` for current payments, `payment_attempts` for those that a later one has replaced
 */
export const findOrderIdOfPayment = (
  db: Executor,
  table: 'payments' | 'payment_attempts',
  named: { token: string } | { buy_order: string; session_id: string },
): Promise<string | undefined> =>
  firstValue(
    db
      .selectFrom(table)
      .select('order_id')
      .where((eb) => eb.and(named)),
  );

/** Renews the lease of a claimed commit for one more attempt. */
export const renewCommit = (db: Executor, token: string) => execute(db)`
    update payments set commit_started_at = now()
    where token = ${token} and settled_at is null`;

/**
 * Selects expired unpaid card orders, and orders with an unanswered commit. Least recently checked first, so
 * that payments without a response do not block the others.
 * @param restS skips orders checked within this many seconds
 */
export const takeUnsettledOrderIds = (
  db: Executor,
  { limit, restS }: { limit: number; restS: number },
) => queryValues(db)<string>`
    with due as (
      select p.order_id from orders o join payments p on p.order_id = o.id
      where o.status = 'in_validation' and o.payment_status = 'pending' and p.settled_at is null
        and case when p.commit_started_at is null then o.expires_at < now()
          else p.commit_started_at < now() - make_interval(secs => ${COMMIT_LEASE_S}) end
        and (p.checked_at is null or p.checked_at <= now() - make_interval(secs => ${restS}))
      order by p.checked_at nulls first, o.expires_at
      limit ${limit} for no key update of p skip locked
    )
    update payments p set checked_at = now() from due where p.order_id = due.order_id
    returning p.order_id as id`;
