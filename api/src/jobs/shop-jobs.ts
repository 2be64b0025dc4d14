import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Db } from '../db/connect.ts';
import type { Mailer } from '../mails/mailer.ts';
import { refundPayment } from '../modules/payments/refund-payment.ts';
import { settleUnpaidOrders } from '../modules/payments/settle-unpaid-orders.ts';
import { createWebpayGateway } from '../modules/payments/webpay.gateway.ts';
import { expireTransfers } from '../modules/purchases/expire-transfers.ts';
import { createJobs, type Jobs } from './jobs.ts';
import { removeExpired } from './remove-expired.ts';
import { sendOrderMail } from './send-order-mail.ts';

/** The shop's jobs with what each needs. */
export const createShopJobs = ({
  config,
  db,
  databaseUrl,
  log,
}: {
  config: Config;
  db: Db;
  databaseUrl: string | undefined;
  log: FastifyBaseLogger;
}): Jobs => {
  const gateway = createWebpayGateway(config);
  let mailer: Mailer | undefined;
  // Mail programs and templates are loaded with the first mail: a process at rest stays small.
  const openMailer = async (): Promise<Mailer> => {
    const { createMailer } = await import('../mails/mailer.ts');
    mailer ??= createMailer(config);
    return mailer;
  };
  const jobs: Jobs = createJobs(
    databaseUrl,
    {
      'send-order-mail': async (job) =>
        sendOrderMail({ db, mailer: await openMailer(), publicUrl: config.PUBLIC_URL }, job),
      'refund-payment': ({ order_id }) => refundPayment({ db, gateway, jobs }, order_id),
      'settle-unpaid-orders': async () => {
        await settleUnpaidOrders({ db, gateway, jobs, log });
        await expireTransfers({ db, jobs, log });
      },
      'remove-expired': () => removeExpired(db),
    },
    log,
  );
  return {
    ...jobs,
    async stop() {
      await jobs.stop();
      mailer?.close();
    },
  };
};
