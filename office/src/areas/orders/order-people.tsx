import { useLocaleState, useTranslate } from 'react-admin';
import type { Parcel } from 'shared-contracts/api/common.schema';
import { formatRut } from 'shared-contracts/domain/rut';
import type { OfficeOrder } from 'shared-contracts/office/order-detail.schema';
import { formatDay } from '../../format/format.ts';
import { joined } from '../../format/joined.ts';
import { Facts } from '../../parts/facts.tsx';
import { Section } from '../../parts/section.tsx';
import { useOrder } from './use-order-call.ts';
import { whatsappLink } from './whatsapp-link.ts';

const mailLink = (email: string) => <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>;
const phoneLink = (phone: string) => <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>;

const trackingOf = ({ number, url }: Parcel) =>
  url === null ? (
    number
  ) : (
    <a href={url} target="_blank" rel="noreferrer">
      {number}
    </a>
  );

/** `Ruta Sur · RS-1234 · Reservado` */
const bookingWords = (
  { carrier, number, state }: NonNullable<OfficeOrder['delivery']['booking']>,
  translate: (key: string) => string,
): string => joined([carrier, number, translate(`orders.booking.${state}`)]);

/** Buyer, delivery and document. */
export const OrderPeople = () => {
  const translate = useTranslate();
  const order = useOrder();
  const { buyer, delivery, document, invoice, gift } = order;
  const { contact, receiver } = delivery;
  const contactName = contact && joined([contact.name, contact.surname], ' ');
  const days = delivery.max_days === null ? null : `${delivery.min_days}–${delivery.max_days}`;
  const [locale] = useLocaleState();
  const promised =
    delivery.promise &&
    [...new Set([delivery.promise.first, delivery.promise.last])]
      .map((day) => formatDay(day, locale))
      .join(' – ');
  return (
    <>
      <Section title="orders.delivery_title">
        <Facts
          facts={[
            ['orders.how', translate(`orders.delivery.${delivery.method}`)],
            ['orders.address.address', joined([delivery.address, delivery.department], ', ')],
            ['orders.address.commune_id', joined([delivery.commune, delivery.region], ', ')],
            ['orders.address.receiver', receiver && translate(`orders.receiver.${receiver}`)],
            ['orders.address.name', contactName],
            ['orders.address.phone', contact?.phone],
            ['orders.promised', promised],
            ['orders.carrier', delivery.parcel?.carrier ?? delivery.planned_carrier],
            ['orders.tracking_number', delivery.parcel && trackingOf(delivery.parcel)],
            ['orders.booking.title', delivery.booking && bookingWords(delivery.booking, translate)],
            ['orders.days', days && translate('orders.working_days', { days })],
            ['orders.address.comment', delivery.comment],
            ['orders.gift', gift && (gift.text || translate('orders.gift_without_text'))],
          ]}
        />
      </Section>
      <Section title="orders.buyer">
        <Facts
          facts={[
            ['orders.name', `${buyer.name} ${buyer.surname}`],
            ['orders.email', mailLink(buyer.email)],
            ['orders.address.phone', phoneLink(buyer.phone)],
            [
              'orders.message',
              buyer.phone.startsWith('+') && (
                <a href={whatsappLink(order)} target="_blank" rel="noreferrer">
                  WhatsApp
                </a>
              ),
            ],
            ['settings.rut', formatRut(buyer.rut)],
            ['orders.account', translate(buyer.is_customer ? 'orders.has_account' : 'orders.guest')],
            ['orders.document', translate(document === '1' ? 'orders.invoice' : 'orders.receipt')],
            ['orders.invoice_reason', invoice?.reason],
            ['orders.invoice_rut', invoice && formatRut(invoice.rut)],
            ['orders.invoice_giro', invoice?.giro],
            [
              'orders.invoice_address',
              invoice && joined([invoice.address, invoice.apartment, invoice.commune, invoice.region], ', '),
            ],
            ['orders.invoice_email', invoice?.email && mailLink(invoice.email)],
            ['orders.invoice_phone', invoice?.phone && phoneLink(invoice.phone)],
          ]}
        />
      </Section>
    </>
  );
};
