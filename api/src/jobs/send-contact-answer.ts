import { findMailShop } from '../modules/content/find-mail-shop.ts';
import { findMessage } from '../modules/forms/contact.repository.ts';
import { findAnswer, updateAnswerState } from '../modules/forms/contact-answers.repository.ts';
import type { JobData } from '../queue/job-list.ts';
import { type MailDeps, sendNotice } from './send-notice.ts';

/** Mails an answer of staff to the sender of a message, in the language of the message, and records the attempt. */
export const sendContactAnswer = async (
  deps: MailDeps,
  { answer_id }: JobData['send-contact-answer'],
): Promise<void> => {
  const { db } = deps;
  const answer = await findAnswer(db, answer_id);
  const message = answer && (await findMessage(db, answer.message_id));
  if (!message) return;
  const { locale } = message;
  try {
    await sendNotice(deps, {
      kind: 'contact-answer',
      locale,
      to: message.email,
      values: { number: message.number },
      name: message.name,
      text: answer.text,
      quote: message.message,
      key: ['contact-answer', answer.id],
      replyTo: (await findMailShop(db, locale)).email,
    });
  } catch (error) {
    await updateAnswerState(db, answer.id, 'failed');
    throw error;
  }
  await updateAnswerState(db, answer.id, 'sent');
};
