import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Db } from '../db/connect.ts';
import { createMailer } from '../mails/mailer.ts';
import { refundPayment } from '../modules/payments/refund-payment.ts';
import { settleUnpaidOrders } from '../modules/payments/settle-unpaid-orders.ts';
import { createWebpayGateway } from '../modules/payments/webpay.gateway.ts';
import { createJobs, type Jobs } from './jobs.ts';
import { sendOrderConfirmation } from './send-order-confirmation.ts';

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
  const mailer = createMailer(config);
  const jobs: Jobs = createJobs(
    databaseUrl,
    {
      'send-order-confirmation': ({ order_id }) =>
        sendOrderConfirmation({ db, mailer, publicUrl: config.PUBLIC_URL }, order_id),
      'refund-payment': ({ order_id, amount }) => refundPayment({ db, gateway }, order_id, amount),
      'settle-unpaid-orders': () => settleUnpaidOrders({ db, gateway, jobs, log }),
    },
    log,
  );
  return {
    ...jobs,
    async stop() {
      await jobs.stop();
      mailer.close();
    },
  };
};
