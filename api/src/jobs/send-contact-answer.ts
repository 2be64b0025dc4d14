import type { Db } from '../db/connect.ts';
import type { Mailer } from '../mails/mailer.ts';
import { findMailShop } from '../modules/content/find-mail-shop.ts';
import { findMessage } from '../modules/forms/contact.repository.ts';
import { findAnswer, updateAnswerState } from '../modules/forms/contact-answers.repository.ts';

/** Mails an answer of staff to the sender of a message, in the language of the message, and records the attempt. */
export const sendContactAnswer = async (
  { db, mailer, publicUrl }: { db: Db; mailer: Mailer; publicUrl: string },
  { answer_id }: { answer_id: string },
): Promise<void> => {
  const answer = await findAnswer(db, answer_id);
  const message = answer && (await findMessage(db, answer.message_id));
  if (!message) return;
  const { messageIdOf, notice } = await import('../mails/notice.ts');
  const shop = await findMailShop(db, message.locale);
  try {
    await mailer.send({
      ...notice({
        kind: 'contact-answer',
        locale: message.locale,
        to: message.email,
        shop,
        values: { number: message.number },
        name: message.name,
        text: answer.text,
        quote: message.message,
        messageId: messageIdOf(publicUrl, 'contact-answer', answer.id),
      }),
      replyTo: shop.email,
    });
  } catch (error) {
    await updateAnswerState(db, answer.id, 'failed');
    throw error;
  }
  await updateAnswerState(db, answer.id, 'sent');
};
