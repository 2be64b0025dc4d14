import type { EndpointInput } from 'shared-contracts/api/endpoint';
import type { DeliveryOption } from 'shared-contracts/domain/delivery-options';
import type { placePhoneOrder } from 'shared-contracts/office/phone-orders.schema';

type Body = EndpointInput<typeof placePhoneOrder>['body'];

interface WantedLine {
  sku: string;
  /** Name, price and stock in words. */
  words: string;
  qty: number | null;
}

/** Form of an order by phone. Empty fields may be absent, null or an empty text. */
export interface PhoneOrderForm
  extends Partial<Record<'email' | 'name' | 'surname' | 'rut' | 'phone' | 'coupon', string>> {
  lines: WantedLine[];
  /** E-mail of the account that staff found. */
  account?: string | null;
  delivery: { method: 'home' | 'pickup'; option?: DeliveryOption } & Partial<
    Record<'address' | 'department' | 'commune_id' | 'comment', string>
  >;
  payment_method: { platform: 'webpay' | 'transfer'; document: '0' | '1' };
  invoice?: Partial<Record<'reason' | 'rut' | 'giro' | 'address' | 'commune_id', string>>;
  agreed?: boolean;
  /** Total in CLP, last day of arrival and delivery that the form shows. */
  expected_total?: number | null;
  expected_arrival?: string | null;
  shown_option?: DeliveryOption;
}

const toDelivery = ({ delivery, shown_option }: PhoneOrderForm) => {
  const { method, address, department, commune_id, comment } = delivery;
  return method === 'pickup'
    ? { method }
    : {
        method,
        address: address ?? '',
        commune_id: commune_id ?? '',
        ...(shown_option === 'fastest' && { option: shown_option }),
        ...(department && { department }),
        ...(comment && { comment }),
      };
};

export const linesOf = (lines: PhoneOrderForm['lines'] | undefined): Body['lines'] =>
  (lines ?? []).map(({ sku, qty }) => ({ sku, qty: Number(qty) }));

export const toBody = (form: PhoneOrderForm): Body => {
  const { reason = '', rut = '', giro = '', address = '', commune_id = '' } = form.invoice ?? {};
  return {
    lines: linesOf(form.lines),
    email: form.email ?? '',
    name: form.name ?? '',
    surname: form.surname ?? '',
    rut: form.rut ?? '',
    phone: form.phone ?? '',
    delivery: toDelivery(form),
    payment_method: form.payment_method,
    ...(form.payment_method.document === '1' && { invoice: { reason, rut, giro, address, commune_id } }),
    ...(form.coupon && { coupon: form.coupon }),
    for_account: Boolean(form.account) && form.account === form.email,
    // The form does not send without it, and the API refuses anything else.
    agreed: Boolean(form.agreed) as true,
    expected_total: form.expected_total ?? 0,
    ...(form.expected_arrival && { expected_arrival: form.expected_arrival }),
  };
};
