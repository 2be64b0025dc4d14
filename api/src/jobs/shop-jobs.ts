import type { Config } from '../config.ts';
import type { Db } from '../db/connect.ts';
import type { Log } from '../lib/log.ts';
import type { Mailer } from '../mails/mailer.ts';
import { settleUnpaidOrders } from '../modules/order-payments/settle-unpaid-orders.service.ts';
import { createPaymentWatcher } from '../modules/order-payments/watch-payments.ts';
import { createWebpayGateway } from '../modules/payments/webpay.gateway.ts';
import { giveOpenRefunds } from '../modules/refunds/give-open-refunds.service.ts';
import { refundPayment } from '../modules/refunds/refunds.service.ts';
import { offerSeats } from '../modules/reservations/event-waits.service.ts';
import { releaseHolds } from '../modules/reservations/held-reservations.service.ts';
import { queueReminders } from '../modules/reservations/queue-reminders.ts';
import { rankProducts } from '../modules/search/rank-products.repository.ts';
import { giveBackInStock } from '../modules/stock/give-stock.service.ts';
import { expireTransfers } from '../modules/transfers/expire-transfers.service.ts';
import { refreshSales } from '../office/figures/refresh-sales.repository.ts';
import { createJobs, type Jobs } from '../queue/jobs.ts';
import { removeExpired } from './remove-expired.ts';
import { sendAccountMail } from './send-account-mail.ts';
import { sendContactAnswer } from './send-contact-answer.ts';
import { sendContactMails } from './send-contact-mails.ts';
import { sendNewsletterMail } from './send-newsletter-mail.ts';
import { sendOrderMail } from './send-order-mail.ts';
import { sendReservationMail } from './send-reservation-mail.ts';
import { sendStockWaitMail } from './send-stock-wait-mail.ts';

/** Creates the shop's jobs with their dependencies. */
export const createShopJobs = ({
  config,
  db,
  databaseUrl,
  log,
  runsJobs = config.API_ROLE !== 'web',
}: {
  config: Config;
  db: Db;
  databaseUrl: string | undefined;
  log: Log;
  runsJobs?: boolean;
}): Jobs => {
  const gateway = createWebpayGateway(config);
  const { PUBLIC_URL: publicUrl, APP_SECRET: secret } = config;
  let mailer: Mailer | undefined;
  // Load mailer and templates with the first mail, to keep an idle process small.
  const openMailer = async (): Promise<Mailer> => {
    const { createMailer } = await import('../mails/mailer.ts');
    mailer ??= createMailer(config);
    return mailer;
  };
  const jobs: Jobs = createJobs(
    databaseUrl,
    {
      'send-order-mail': async (job) =>
        sendOrderMail({ db, mailer: await openMailer(), publicUrl, secret }, job),
      'refund-payment': ({ order_id }) => refundPayment({ db, gateway, jobs, log }, order_id),
      'give-open-refunds': () => giveOpenRefunds({ db, gateway, jobs, log }),
      'settle-unpaid-orders': async () => {
        await settleUnpaidOrders({ db, gateway, jobs, log });
        await expireTransfers({ db, jobs, log });
      },
      'remove-expired': () => removeExpired(db),
      'send-account-mail': (job) => sendAccountMail({ db, openMailer, publicUrl }, job),
      'send-contact-mails': async (job) =>
        sendContactMails({ db, mailer: await openMailer(), publicUrl }, job),
      'send-contact-answer': async (job) =>
        sendContactAnswer({ db, mailer: await openMailer(), publicUrl }, job),
      'send-newsletter-mail': async (job) =>
        sendNewsletterMail({ db, mailer: await openMailer(), publicUrl, secret }, job),
      'send-stock-wait-mail': async (job) =>
        sendStockWaitMail({ db, mailer: await openMailer(), publicUrl, secret }, job),
      'give-back-in-stock': () => giveBackInStock({ db, jobs }),
      'send-reservation-mail': async (job) =>
        sendReservationMail({ db, mailer: await openMailer(), publicUrl, secret }, job),
      'send-privacy-mail': async (job) => {
        const { sendPrivacyMail } = await import('./send-privacy-mail.ts');
        await sendPrivacyMail({ db, mailer: await openMailer(), publicUrl, secret }, job);
      },
      'send-privacy-due': async (job) => {
        const { sendPrivacyDue } = await import('./send-privacy-due.ts');
        await sendPrivacyDue({ db, mailer: await openMailer(), config }, job);
      },
      'warn-due-requests': async () => {
        const { warnDueRequests } = await import('./warn-due-requests.ts');
        await warnDueRequests({ db, jobs });
      },
      'queue-reminders': async () => {
        await releaseHolds(db);
        await offerSeats({ db, jobs });
        await queueReminders({ db, jobs });
      },
      'check-shipments': async () => {
        const { checkShipments } = await import('../modules/shipments/check-shipments.service.ts');
        await checkShipments({ db, jobs, config, log });
      },
      'issue-tax-documents': async () => {
        const { issueDocuments } = await import('../modules/tax-documents/issue-documents.service.ts');
        const { count, isStopped } = await issueDocuments({
          db,
          secret,
          marks: config.TAX_MARKS_DIR,
          jobs,
          log,
        });
        // The tax office gets them, and owners hear what is missing, at once, not at the next run.
        const next = [
          ...(count > 0 ? (['deliver-tax-documents'] as const) : []),
          ...(isStopped ? (['warn-tax-keys'] as const) : []),
        ];
        await db.transaction().execute(async (trx) => {
          for (const job of next) await jobs.enqueue(trx, job, {});
        });
      },
      'deliver-tax-documents': async () => {
        const { sendDocuments } = await import('../modules/tax-documents/send-documents.service.ts');
        await sendDocuments({ db, secret, config, log });
      },
      'warn-tax-keys': async () => {
        const { warnTaxKeys } = await import('./warn-tax-keys.ts');
        await warnTaxKeys({ db, jobs });
      },
      'send-tax-warning': async (job) => {
        const { sendTaxWarning } = await import('./send-tax-warning.ts');
        await sendTaxWarning({ db, mailer: await openMailer(), config }, job);
      },
      'warn-low-stock': async () => {
        const { warnLowStock } = await import('./warn-low-stock.ts');
        await warnLowStock({ db, jobs });
      },
      'send-low-stock': async (job) => {
        const { sendLowStock } = await import('./send-low-stock.ts');
        await sendLowStock({ db, mailer: await openMailer(), config }, job);
      },
      'warn-late-returns': async () => {
        const { warnLateReturns } = await import('./warn-late-returns.ts');
        await warnLateReturns({ db, jobs });
      },
      'send-return-late': async (job) => {
        const { sendReturnLate } = await import('./send-return-late.ts');
        await sendReturnLate({ db, mailer: await openMailer(), config }, job);
      },
      'refresh-sales': () => refreshSales(db),
      'rank-products': () => rankProducts(db),
      'send-staff-mail': async (job) => {
        const { sendStaffMail } = await import('./send-staff-mail.ts');
        await sendStaffMail({ db, mailer: await openMailer(), config }, job);
      },
      'send-account-changed': async (job) => {
        const { sendAccountChanged } = await import('./send-account-changed.ts');
        await sendAccountChanged({ db, mailer: await openMailer(), config }, job);
      },
      'send-access-given': async (job) => {
        const { sendAccessGiven } = await import('./send-access-given.ts');
        await sendAccessGiven({ db, mailer: await openMailer(), config }, job);
      },
      'run-price-plans': async () => {
        const { runDuePlans } = await import('../office/price-plans/run-due-plans.service.ts');
        await runDuePlans(db);
      },
      'publish-drafts': async () => {
        const { publishDue } = await import('../office/publishing/publish-due.ts');
        await publishDue({ db, log });
      },
    },
    log,
    { runsJobs },
  );
  const watch = createPaymentWatcher({ db, gateway, jobs, log });
  return {
    ...jobs,
    start() {
      watch.start();
      return jobs.start();
    },
    async stop() {
      await watch.stop();
      await jobs.stop();
      mailer?.close();
    },
  };
};
