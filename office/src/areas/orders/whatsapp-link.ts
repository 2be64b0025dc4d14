import type { Locale } from 'shared-contracts/locale';
import type { OfficeOrder } from 'shared-contracts/office/order-detail.schema';

type Status = OfficeOrder['status'];

/** News of an order in the buyer's language, for a message that staff may change before they send it. */
const NEWS: Record<Locale, Record<Status | 'ready', string>> = {
  es: {
    in_validation: 'Estamos esperando tu pago.',
    confirmed: 'Lo estamos preparando.',
    on_the_way: 'Va en camino.',
    ready: 'Está listo para retirar.',
    delivered: 'Esperamos que todo haya llegado bien.',
    cancelled: 'Quedó anulado.',
  },
  en: {
    in_validation: 'We are waiting for your payment.',
    confirmed: 'We are preparing it.',
    on_the_way: 'It is on its way.',
    ready: 'It is ready to be picked up.',
    delivered: 'We hope that everything arrived well.',
    cancelled: 'It has been cancelled.',
  },
};

const PAY: Record<Locale, string> = { es: 'Págalo aquí:', en: 'Pay it here:' };

/**
 * Address that opens a WhatsApp chat with the buyer and a text about the order.
 * @param paymentUrl link with which the buyer pays
 */
export const whatsappLink = (
  { buyer, number, status, locale, delivery }: OfficeOrder,
  paymentUrl?: string,
): string => {
  const greeting =
    locale === 'en'
      ? `Hello ${buyer.name}, this is about your order ${number}.`
      : `Hola ${buyer.name}, te escribimos por tu pedido ${number}.`;
  // A pick-up is never on its way.
  const news = NEWS[locale][status === 'on_the_way' && delivery.method === 'pickup' ? 'ready' : status];
  const text = encodeURIComponent(`${greeting} ${paymentUrl ? `${PAY[locale]} ${paymentUrl}` : news}`);
  return `https://wa.me/${buyer.phone.replace(/\D/g, '')}?text=${text}`;
};
