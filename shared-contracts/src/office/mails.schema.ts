import { z } from 'zod';
import { listOf, listQuery } from './common.schema.ts';

/** Kinds of mails that are no mails of an order. */
const MAIL_JOBS = [
  'account',
  'contact',
  'answer',
  'newsletter',
  'stock-wait',
  'reservation',
  'privacy',
  'staff',
] as const;

const failedMail = z.object({
  id: z.string(),
  kind: z.enum([...MAIL_JOBS, 'other']),
  /** Number of the reservation or message. */
  about: z.string().nullable(),
  /** Id of the reservation or message. */
  about_id: z.string().nullable(),
  created_at: z.iso.datetime(),
  failed_at: z.iso.datetime().nullable(),
  /** Answer of the mail server at the last try. */
  error: z.string().nullable(),
});

export const listFailedMails = {
  query: z.object({ ...listQuery(['failed_at']) }),
  response: listOf(failedMail),
};

export const sendMailAgain = { params: z.object({ id: z.uuid() }), response: z.object({}) };
