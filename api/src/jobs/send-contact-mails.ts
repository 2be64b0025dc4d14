import { formatPhone } from 'shared-contracts/domain/phone';
import { formatRut } from 'shared-contracts/domain/rut';
import { hrefs } from 'shared-contracts/hrefs';
import type { Db } from '../db/connect.ts';
import type { Mailer } from '../mails/mailer.ts';
import { findMailShop } from '../modules/content/find-mail-shop.ts';
import { findMessage } from '../modules/forms/contact.repository.ts';

/** Sends a message of the contact forms to the shop, and a copy to its sender. */
export const sendContactMails = async (
  { db, mailer, publicUrl }: { db: Db; mailer: Mailer; publicUrl: string },
  { message_id }: { message_id: string },
): Promise<void> => {
  const message = await findMessage(db, message_id);
  if (!message) return;
  const { messageIdOf, notice } = await import('../mails/notice.ts');
  const { number, name, locale } = message;
  const shop = await findMailShop(db, 'es');
  const facts = [
    { label: 'Nombre', value: [name, message.last_name].filter(Boolean).join(' ') },
    { label: 'Empresa', value: message.company_name },
    { label: 'RUT', value: message.rut && formatRut(message.rut) },
    { label: 'Correo', value: message.email },
    { label: 'Teléfono', value: message.phone && formatPhone(message.phone) },
    { label: 'Pedido', value: message.order_number },
    { label: 'Idioma', value: locale },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []));
  await mailer.send({
    // The shop's staff reads Spanish.
    ...notice({
      kind: 'contact-message',
      locale: 'es',
      to: shop.email,
      shop,
      values: { number, topic: message.subject ?? (message.kind === 'company' ? 'empresa' : 'contacto') },
      facts,
      quote: message.message,
      messageId: messageIdOf(publicUrl, 'contact', message.id),
    }),
    replyTo: message.email,
  });
  await mailer.send(
    notice({
      kind: 'contact-copy',
      locale,
      to: message.email,
      shop: await findMailShop(db, locale),
      // Leave the message out: the sender may have typed another person's address.
      values: { number },
      name,
      dataUrl: publicUrl + hrefs.myData,
      messageId: messageIdOf(publicUrl, 'contact-copy', message.id),
    }),
  );
};
