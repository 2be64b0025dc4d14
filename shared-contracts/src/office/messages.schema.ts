import { z } from 'zod';
import { prose } from '../api/fields.schema.ts';
import { listOf, listQuery, version } from './common.schema.ts';
import { MAX_TEXT } from './text-limits.ts';

const messageId = z.object({ id: z.uuid() });
const time = z.iso.datetime();
const status = z.enum(['open', 'answered', 'closed']);

const listedMessage = z.object({
  id: z.string(),
  number: z.string(),
  created_at: time,
  status,
  kind: z.enum(['person', 'company']),
  name: z.string(),
  /** Subject, or the beginning of the message. */
  topic: z.string(),
});

/** `q`: number, name, e-mail, RUT. */
export const listMessages = {
  query: z.object({ ...listQuery(['created_at']), status: status.optional() }),
  response: listOf(listedMessage),
};

const message = listedMessage.extend({
  version,
  email: z.string(),
  phone: z.string().nullable(),
  company: z.string().nullable(),
  rut: z.string().nullable(),
  subject: z.string().nullable(),
  /** As the sender typed it. */
  order_number: z.string().nullable(),
  message: z.string(),
  locale: z.enum(['es', 'en']),
  /** Id of the person in the office's directory. */
  person: z.string().nullable(),
  closed_at: time.nullable(),
  /** Oldest first. The sender's replies arrive in the shop's mailbox. */
  answers: z.array(
    z.object({
      id: z.string(),
      at: time,
      staff: z.string(),
      text: z.string(),
      state: z.enum(['queued', 'sent', 'failed']),
    }),
  ),
});
export type OfficeMessage = z.output<typeof message>;

export const readMessage = { params: messageId, response: message };

/** Mailed to the sender with the message below it. */
export const answerMessage = {
  params: messageId,
  body: z.object({ version, text: prose(MAX_TEXT) }),
  response: message,
};

export const closeMessage = {
  params: messageId,
  body: z.object({ version, closed: z.boolean() }),
  response: message,
};
