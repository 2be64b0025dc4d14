import { randomBytes } from 'node:crypto';
import { GatewayError } from './gateway-error.ts';
import type { Transaction } from './transaction.ts';

const TOKEN_BYTES = 32;
const TOKEN = /^[0-9a-f]{64}$/;

type NewTransaction = Pick<
  Transaction,
  'commerceCode' | 'buyOrder' | 'sessionId' | 'amount' | 'returnUrl' | 'createdAt'
>;

/** Transactions in memory. A stop deletes them. */
export function createTransactionStore() {
  const byToken = new Map<string, Transaction>();
  const buyOrders = new Set<string>();
  return {
    /** @throws GatewayError 422 for a repeated buy order */
    insert(values: NewTransaction): Transaction {
      const buyOrder = `${values.commerceCode} ${values.buyOrder}`;
      if (buyOrders.has(buyOrder)) throw new GatewayError(422, 'Transaction already exists(21)');
      buyOrders.add(buyOrder);
      const token = randomBytes(TOKEN_BYTES).toString('hex');
      const transaction: Transaction = {
        ...values,
        token,
        phase: { kind: 'created' },
        refunds: [],
        commits: 0,
        locked: false,
      };
      byToken.set(token, transaction);
      return transaction;
    },
    find: (token: string): Transaction | undefined => byToken.get(token),
    /** @throws GatewayError 422 for a malformed, unknown or another shop's token */
    get(token: string, commerceCode: string): Transaction {
      if (!TOKEN.test(token)) throw new GatewayError(422, 'Invalid value for parameter: token');
      const transaction = byToken.get(token);
      if (transaction?.commerceCode === commerceCode) return transaction;
      throw new GatewayError(422, 'Invalid value for parameter: transaction not found');
    },
    all: () => [...byToken.values()],
  };
}
export type TransactionStore = ReturnType<typeof createTransactionStore>;
