import { useLocale } from 'shared-kit/locale';
import form from '../../lib/form/form.module.css';
import { useMessages } from '../../lib/messages.ts';
import { usePaymentMessages } from '../../messages/payment.ts';
import { plainWords } from '../words.ts';
import { PlainCommune, PlainText } from './fields.tsx';
import type { Place } from './places.ts';

/** Names of the fields of the step, for the list of errors. */
export const usePaymentLabels = () => {
  const { fields } = useMessages();
  const words = usePaymentMessages();
  return {
    'invoice.reason': fields.reason,
    'invoice.rut': fields.invoiceRut,
    'invoice.giro': fields.giro,
    'invoice.commune_id': fields.commune,
    'invoice.address': fields.invoiceAddress,
    'invoice.apartment': fields.apartment,
    'invoice.phone': fields.invoicePhone,
    'invoice.email': fields.invoiceEmail,
    terms: words.terms,
  };
};

/** Company of a factura. */
export const InvoiceFields = ({ places, isOpen }: { places: readonly Place[]; isOpen: boolean }) => {
  const words = usePaymentMessages();
  const plain = plainWords[useLocale()];
  const labels = usePaymentLabels();
  const text = (name: keyof typeof labels) => ({ name, label: labels[name] });
  return (
    <details open={isOpen}>
      <summary className={form.groupTitle}>{plain.invoice}</summary>
      <div className={form.group}>
        <PlainText {...text('invoice.reason')} autoComplete="organization" />
        <div className={form.pair}>
          <PlainText {...text('invoice.rut')} help={words.invoiceRutHelp} />
          <PlainText {...text('invoice.giro')} />
        </div>
        <PlainCommune name="invoice.commune_id" label={labels['invoice.commune_id']} places={places} />
        <div className={form.pair}>
          <PlainText {...text('invoice.address')} />
          <PlainText {...text('invoice.apartment')} optional />
        </div>
        <div className={form.pair}>
          <PlainText {...text('invoice.phone')} optional type="tel" />
          <PlainText {...text('invoice.email')} optional type="email" />
        </div>
      </div>
    </details>
  );
};
