import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { Command, Option } from 'commander';
import type { Permission } from 'shared-contracts/office/access';
import type { OrderStatus } from '../db/schema/sales.ts';
import { advanceOrder, cancelUnpaid, recordProof } from '../modules/operator/advance-order.service.ts';
import type { OperateDeps, Operated, OperateOptions } from '../modules/operator/operate.service.ts';
import { findOrderHistory, findOrders } from '../modules/operator/operator.repository.ts';
import { findWholeOrder } from '../modules/orders/order-details.service.ts';
import { findOrder } from '../modules/orders/orders.repository.ts';
import { findTransferProof, PROOF_ENDINGS } from '../modules/transfers/transfers.repository.ts';
import { auditOrder } from '../office/orders/audit-order.ts';
import { orderIdOf, report } from './order-steps.ts';
import { describeOrder, orderRow } from './order-texts.ts';
import { CommandError, print } from './print.ts';
import { refundCommand } from './refund.ts';
import { atTypedPath } from './typed-path.ts';
import { wholeNumber } from './whole-number.ts';
import { withMigratedDatabase } from './with-database.ts';
import { withJobs } from './with-jobs.ts';

const STATUSES: readonly OrderStatus[] = [
  'in_validation',
  'confirmed',
  'on_the_way',
  'delivered',
  'cancelled',
];
const MAX_LISTED = 1000;

const listCommand = new Command('list')
  .description('orders, newest first')
  .addOption(new Option('--status <status>', 'only those').choices(STATUSES))
  .option('--limit <n>', `how many, at most ${MAX_LISTED}`, wholeNumber, 50)
  .action(({ status, limit }: { status?: OrderStatus; limit: number }) =>
    withMigratedDatabase(async (db) => {
      const found = await findOrders(db, { ...(status && { status }), limit: Math.min(limit, MAX_LISTED) });
      for (const order of found) print(orderRow(order));
      if (found.length === 0) print('No orders.');
    }),
  );

const showCommand = new Command('show')
  .description('one order with its lines, payment and history')
  .argument('<number>', 'as CQ-000042')
  .action((number: string) =>
    withMigratedDatabase(async (db) => {
      const id = await orderIdOf(db, number);
      const order = await findOrder(db, id);
      if (!order) return;
      print(describeOrder(await findWholeOrder(db, order), await findOrderHistory(db, id)));
    }),
  );

/** Creates a command that needs only the order number. */
const stepCommand = (
  name: string,
  /** For the audit. */
  action: Permission,
  description: string,
  step: (deps: OperateDeps, id: string, options: OperateOptions & { note?: string }) => Promise<Operated>,
): Command =>
  new Command(name)
    .description(description)
    .argument('<number>', 'as CQ-000042')
    .option('--dry-run', 'only say what would happen')
    .action((number: string, options: { dryRun?: boolean; note?: string }) =>
      withJobs(async (deps) => {
        const dryRun = options.dryRun ?? false;
        report(
          number,
          await step(deps, await orderIdOf(deps.db, number), {
            ...options,
            dryRun,
            after: auditOrder({ staffId: null, action }),
          }),
          dryRun,
        );
      }),
    );

const advanceCommand = stepCommand(
  'advance',
  'orders.advance',
  'move an order one step on: confirmed (a transfer whose money came), on_the_way, delivered',
  advanceOrder,
);
const proofCommand = stepCommand(
  'proof',
  'orders.check-proof',
  'record the proof of a transfer; the order waits some days more, each time',
  (deps, id, { note, ...options }) => recordProof(deps, id, { ...options, note: note ?? null }),
).option('--note <text>', 'what the proof says, e.g. bank and number');

const proofFileCommand = new Command('proof-file')
  .description('write the file that a buyer sent as proof of a transfer')
  .argument('<number>', 'as CQ-000042')
  .option('--to <folder>', 'where to', '.')
  .action((number: string, { to }: { to: string }) =>
    withMigratedDatabase(async (db) => {
      const proof = await findTransferProof(db, await orderIdOf(db, number));
      if (!proof) throw new CommandError(`${number}: its buyer has sent no file.`);
      const typed = path.join(to, `${number.toUpperCase()}.${PROOF_ENDINGS[proof.type]}`);
      const file = await atTypedPath(typed, async (at) => {
        // Readable by the operator only. Never overwrite an existing file.
        writeFileSync(at, proof.file, { mode: 0o600, flag: 'wx' });
        return at;
      });
      print(`${number}: ${file}, received ${proof.received_at.toISOString()}`);
    }),
  );
const cancelCommand = stepCommand(
  'cancel',
  'orders.cancel',
  'cancel an unpaid transfer order and free its stock',
  cancelUnpaid,
);

export const ordersCommand = new Command('orders')
  .description('look at orders and move them on')
  .addCommand(listCommand)
  .addCommand(showCommand)
  .addCommand(advanceCommand)
  .addCommand(proofCommand)
  .addCommand(proofFileCommand)
  .addCommand(cancelCommand)
  .addCommand(refundCommand);
