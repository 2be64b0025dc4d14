import type { Order } from 'shared-contracts/api/orders.schema';
import { printable } from 'shared-contracts/domain/printable';
import { formatRut } from 'shared-contracts/domain/rut';
import { type Fact, Facts } from 'shared-ui/facts';
import { ParcelLine } from 'shared-ui/parcel';
import layout from '../../lib/layout.module.css';
import { useMessages } from '../../lib/messages.ts';
import { useOrderWords } from '../../lib/order-words.ts';
import { usePaymentWords } from '../../lib/payment-words.ts';

const join = (...parts: (string | null | undefined)[]): string => parts.filter(Boolean).join(', ');

/** Delivery, payment and tax document of an order. */
export const OrderFacts = ({ order }: { order: Order }) => {
  const { order: words, tracking } = useMessages();
  const { parcel: parcelWords } = useOrderWords();
  const paymentWords = usePaymentWords();
  const { delivery, invoice, platform, gift_text } = order;
  const facts: Fact[] = [
    [
      words.place,
      delivery.method === 'pickup'
        ? [tracking.pickup, delivery.pickup?.address].filter(Boolean).join(': ')
        : join(delivery.address, delivery.department, delivery.commune, delivery.region),
    ],
    [words.hours, delivery.pickup?.hours],
    [
      delivery.method === 'pickup' ? tracking.ready : tracking.time,
      delivery.pickup?.ready ?? delivery.promise?.text ?? delivery.time_delivery,
    ],
    [
      parcelWords.title,
      delivery.parcel && <ParcelLine key="parcel" parcel={delivery.parcel} words={parcelWords} />,
    ],
    [words.receiver, delivery.receiver === 'concierge' ? words.concierge : delivery.contact],
    [words.comment, delivery.comment],
    [words.giftText, gift_text && printable(gift_text).text.trim()],
    [words.payment, `${words.platforms[platform]} · ${paymentWords(order)}`],
    [words.document, <TaxDocuments key="documents" order={order} />],
    [words.reason, invoice?.reason],
    [words.rut, invoice && formatRut(invoice.rut)],
    [words.giro, invoice?.giro],
    [words.invoiceAddress, invoice && join(invoice.address, invoice.apartment, invoice.commune)],
  ];
  return <Facts facts={facts} className={layout.facts} />;
};

/** Links to the files of the tax documents. Their kind until they are issued. */
const TaxDocuments = ({ order: { document, tax_documents = [] } }: { order: Order }) => {
  const { order: words } = useMessages();
  if (tax_documents.length === 0) return document === '1' ? words.factura : words.boleta;
  return tax_documents.map((one) => (
    <div key={one.url}>
      <a href={one.url} download>
        {words.taxDocument(one)}
      </a>
    </div>
  ));
};
