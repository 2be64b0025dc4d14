import type { FastifyInstance } from 'fastify';
import type { Bank } from '../bank.ts';
import { GatewayError } from '../gateway-error.ts';
import { controlSchema } from '../knobs.ts';
import { expire } from '../lifecycle.ts';
import { toLedgerEntry } from '../transaction-answer.ts';
import { answerError } from './rest-guards.ts';
import { read } from './rest-requests.ts';

/** Routes for tests only: ledger and faults. */
export async function controlRoutes(app: FastifyInstance, { bank }: { bank: Bank }): Promise<void> {
  const { transactions, clock, knobs } = bank;
  app.setErrorHandler(answerError);

  app.get('/ledger', () =>
    transactions.all().map((transaction) => {
      expire(transaction, clock.now());
      return toLedgerEntry(transaction);
    }),
  );

  app.get<{ Params: { token: string } }>('/ledger/:token', ({ params }) => {
    const transaction = transactions.find(params.token);
    if (!transaction) throw new GatewayError(404, 'Not Found');
    expire(transaction, clock.now());
    return toLedgerEntry(transaction);
  });

  const show = () => ({ clock_shift_ms: clock.shift(), ...knobs.show() });
  app.get('/control', show);
  app.post('/control', ({ body }) => {
    const control = read(controlSchema, body ?? {});
    // An empty body resets all, a null resets one.
    if (Object.keys(body ?? {}).length === 0) {
      knobs.reset();
      clock.shiftTo(0);
    }
    knobs.set(control);
    if (control.clock_shift_ms !== undefined) clock.shiftTo(control.clock_shift_ms ?? 0);
    return show();
  });
}
