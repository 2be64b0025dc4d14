/**
 * Gives stock to the people who wait for it and sends their mails, in a process of its own. At the place in STOP_AT it
 * writes a line and waits to be killed.
 */
import { writeSync } from 'node:fs';
import { connect } from '../src/db/connect.ts';
import { sendStockWaitMail } from '../src/jobs/send-stock-wait-mail.ts';
import { createMailer } from '../src/mails/mailer.ts';
import { giveBackInStock } from '../src/modules/stock/give-stock.service.ts';
import { createJobs, type JobHandlers } from '../src/queue/jobs.ts';

/** `held`: before its mail is queued. `queued`: before the commit. `given`: after it. The others: around the mail. */
export type Place = 'held' | 'queued' | 'given' | 'sending' | 'sent';

const { DATABASE_URL = '', APP_SECRET = '', MAIL_DIR = '', PUBLIC_URL = '', STOP_AT } = process.env;
const stopAt = (place: Place): void => {
  if (place !== STOP_AT) return;
  writeSync(1, 'stopped\n');
  // Blocks the whole process, as a statement that never ends.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
};

const db = connect(DATABASE_URL);
const mailer = createMailer({ MAIL_DIR, MAIL_FROM: 'tienda@example.cl', PUBLIC_URL });
const sending = {
  ...mailer,
  send: async (mail: Parameters<typeof mailer.send>[0]) => {
    stopAt('sending');
    await mailer.send(mail);
    stopAt('sent');
  },
};
const handlers: Partial<JobHandlers> = {
  'send-stock-wait-mail': (job) =>
    sendStockWaitMail({ db, mailer: sending, publicUrl: PUBLIC_URL, secret: APP_SECRET }, job),
};
const jobs = createJobs(DATABASE_URL, handlers as JobHandlers, console as never);
const queue: Pick<typeof jobs, 'enqueue'> = {
  enqueue: async (...given) => {
    stopAt('held');
    await jobs.enqueue(...given);
    stopAt('queued');
  },
};
await giveBackInStock({ db, jobs: queue });
stopAt('given');
await jobs.runDue(['send-stock-wait-mail']);
