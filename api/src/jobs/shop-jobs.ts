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
import type { StaffMailDeps } from './mail-staff.ts';
import { removeExpired } from './remove-expired.ts';
import { sendAccountMail } from './send-account-mail.ts';
import { sendContactAnswer, sendContactMails } from './send-contact-mails.ts';
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
  // Loads the mailer with the first mail, to keep an idle process small.
  const mailDeps = async (): Promise<StaffMailDeps> => {
    const { createMailer } = await import('../mails/mailer.ts');
    mailer ??= createMailer(config);
    return { db, mailer, publicUrl, secret, config };
  };
  const jobs: Jobs = createJobs(
    databaseUrl,
    {
      'send-order-mail': async (job) => sendOrderMail({ ...(await mailDeps()), config, log }, job),
      'refund-payment': ({ order_id }) => refundPayment({ db, gateway, jobs, log }, order_id),
      'give-open-refunds': () => giveOpenRefunds({ db, gateway, jobs, log }),
      'settle-unpaid-orders': async () => {
        await settleUnpaidOrders({ db, gateway, jobs, log });
        await expireTransfers({ db, jobs, log });
      },
      'remove-expired': () => removeExpired(db),
      'send-account-mail': async (job) => sendAccountMail(await mailDeps(), job),
      'send-contact-mails': async (job) => sendContactMails(await mailDeps(), job),
      'send-contact-answer': async (job) => sendContactAnswer(await mailDeps(), job),
      'send-newsletter-mail': async (job) => sendNewsletterMail(await mailDeps(), job),
      'send-stock-wait-mail': async (job) => sendStockWaitMail(await mailDeps(), job),
      'give-back-in-stock': () => giveBackInStock({ db, jobs }),
      'send-reservation-mail': async (job) => sendReservationMail(await mailDeps(), job),
      'send-privacy-mail': async (job) =>
        (await import('./send-privacy-mail.ts')).sendPrivacyMail(await mailDeps(), job),
      'send-privacy-due': async (job) =>
        (await import('./due-request-mails.ts')).sendPrivacyDue(await mailDeps(), job),
      'warn-due-requests': async () => (await import('./due-request-mails.ts')).warnDueRequests({ db, jobs }),
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
        const { isAnyIssued, isStopped } = await issueDocuments({
          db,
          secret,
          marks: config.TAX_MARKS_DIR,
          jobs,
          log,
        });
        // The tax office gets them, and owners hear what is missing, at once, not at the next run.
        const next = [
          ...(isAnyIssued ? (['deliver-tax-documents'] as const) : []),
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
      'warn-tax-keys': async () => (await import('./tax-warning-mails.ts')).warnTaxKeys({ db, jobs }),
      'send-tax-warning': async (job) =>
        (await import('./tax-warning-mails.ts')).sendTaxWarning(await mailDeps(), job),
      'warn-low-stock': async () => (await import('./low-stock-mails.ts')).warnLowStock({ db, jobs }),
      'send-low-stock': async (job) =>
        (await import('./low-stock-mails.ts')).sendLowStock(await mailDeps(), job),
      'warn-late-returns': async () => (await import('./late-return-mails.ts')).warnLateReturns({ db, jobs }),
      'send-return-late': async (job) =>
        (await import('./late-return-mails.ts')).sendReturnLate(await mailDeps(), job),
      'refresh-sales': () => refreshSales(db),
      'rank-products': () => rankProducts(db),
      'send-staff-mail': async (job) =>
        (await import('./send-staff-mail.ts')).sendStaffMail(await mailDeps(), job),
      'send-account-changed': async (job) =>
        (await import('./owner-notices.ts')).sendAccountChanged(await mailDeps(), job),
      'send-access-given': async (job) =>
        (await import('./owner-notices.ts')).sendAccessGiven(await mailDeps(), job),
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
