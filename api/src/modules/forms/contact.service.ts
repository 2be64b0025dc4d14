import type { sendCompanyContact, sendContact } from 'shared-contracts/api/forms.schema';
import type { Locale } from 'shared-contracts/locale';
import type { z } from 'zod';
import type { Db } from '../../db/connect.ts';
import type { Jobs } from '../../queue/jobs.ts';
import { findRepeated, insertMessage, lockSender } from './contact.repository.ts';

type PersonBody = z.output<typeof sendContact.body>;
type CompanyBody = z.output<typeof sendCompanyContact.body>;

/**
 * Stores a message and queues its mails to the shop and to the sender. Stores a repeated message once.
 * @returns the number of the message
 */
export const keepMessage = (
  { db, jobs }: { db: Db; jobs: Jobs },
  kind: 'person' | 'company',
  body: PersonBody & Partial<Pick<CompanyBody, 'company_name' | 'rut'>>,
  locale: Locale,
): Promise<string> =>
  db.transaction().execute(async (trx) => {
    const sent = {
      kind,
      name: body.name,
      last_name: body.last_name || null,
      email: body.email,
      phone: body.phone ?? null,
      company_name: body.company_name ?? null,
      rut: body.rut ?? null,
      subject: body.subject || null,
      order_number: body.order_number || null,
      message: body.message,
    };
    await lockSender(trx, body.email);
    const repeated = await findRepeated(trx, sent);
    if (repeated !== undefined) return repeated;
    const { id, number } = await insertMessage(trx, { ...sent, locale });
    for (const to of ['shop', 'sender'] as const)
      await jobs.enqueue(trx, 'send-contact-mails', { message_id: id, to });
    return number;
  });
