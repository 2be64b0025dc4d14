import { formatPhone } from 'shared-contracts/domain/phone';
import { formatRut } from 'shared-contracts/domain/rut';
import { hrefs } from 'shared-contracts/hrefs';
import { withLocale } from 'shared-contracts/with-locale';
import { findMailShop } from '../modules/content/find-mail-shop.ts';
import { findAnswer, findMessage, updateAnswerState } from '../modules/forms/contact.repository.ts';
import type { JobData } from '../queue/job-list.ts';
import { type MailDeps, sendNotice } from './send-notice.ts';

/**
 * Sends a message of the contact forms to the shop, or a copy to its sender. Each has a job of its own: while one address
 * is refused, the other one must not get its mail with each try.
 */
export const sendContactMails = async (
  deps: MailDeps,
  { message_id, to }: JobData['send-contact-mails'],
): Promise<void> => {
  const message = await findMessage(deps.db, message_id);
  if (!message) return;
  // A job of the release before has no `to`: it sends both mails.
  if (to !== 'sender') await sendToShop(deps, message);
  if (to !== 'shop') await sendCopy(deps, message);
};

type Message = NonNullable<Awaited<ReturnType<typeof findMessage>>>;

const sendToShop = async (deps: MailDeps, message: Message): Promise<void> => {
  const { number, name, locale } = message;
  const facts = [
    { label: 'Nombre', value: [name, message.last_name].filter(Boolean).join(' ') },
    { label: 'Empresa', value: message.company_name },
    { label: 'RUT', value: message.rut && formatRut(message.rut) },
    { label: 'Correo', value: message.email },
    { label: 'Teléfono', value: message.phone && formatPhone(message.phone) },
    { label: 'Pedido', value: message.order_number },
    { label: 'Idioma', value: locale },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []));
  // The shop's staff reads Spanish.
  await sendNotice(deps, {
    kind: 'contact-message',
    locale: 'es',
    to: (await findMailShop(deps.db, 'es')).email,
    values: { number, topic: message.subject ?? (message.kind === 'company' ? 'empresa' : 'contacto') },
    facts,
    quote: message.message,
    key: ['contact', message.id],
    replyTo: message.email,
  });
};

const sendCopy = (deps: MailDeps, { id, number, name, email, locale }: Message): Promise<void> =>
  sendNotice(deps, {
    kind: 'contact-copy',
    locale,
    to: email,
    // Leave the message out: the sender may have typed another person's address.
    values: { number },
    name,
    dataUrl: withLocale(deps.publicUrl + hrefs.myData, locale),
    key: ['contact-copy', id],
  });

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
