import { RegionCommune } from '../../features/choose-commune/index.ts';
import form from '../../lib/form/form.module.css';
import { RutInput, TextInput } from '../../lib/form/index.ts';
import { useMessages } from '../../lib/messages.ts';
import { usePaymentMessages } from '../../messages/payment.ts';

/** Fields of the company that receives the factura. */
export const InvoiceFields = ({ regionId }: { regionId: string }) => {
  const { fields } = useMessages();
  const payment = usePaymentMessages();
  return (
    <section className={form.group} aria-label={payment.invoice}>
      <h2 className={form.groupTitle}>{payment.invoice}</h2>
      <TextInput name="invoice.reason" label={fields.reason} autoComplete="organization" />
      <div className={form.pair}>
        <RutInput name="invoice.rut" label={fields.invoiceRut} help={payment.invoiceRutHelp} />
        <TextInput name="invoice.giro" label={fields.giro} />
      </div>
      <RegionCommune prefix="invoice." regionId={regionId} />
      <div className={form.pair}>
        <TextInput name="invoice.address" label={fields.invoiceAddress} />
        <TextInput name="invoice.apartment" label={fields.apartment} optional />
      </div>
      <div className={form.pair}>
        <TextInput name="invoice.phone" label={fields.invoicePhone} optional type="tel" inputMode="tel" />
        <TextInput name="invoice.email" label={fields.invoiceEmail} optional type="email" inputMode="email" />
      </div>
    </section>
  );
};
