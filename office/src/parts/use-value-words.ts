import { useLocaleState, useTranslate } from 'react-admin';
import type { Audited } from 'shared-contracts/office/audit-actions';
import { formatDay, formatMoney, formatTime } from '../format/format.ts';

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const DIGITS = /^\d+$/;
const MONEY = new Set([
  'amount',
  'cost',
  'free_from',
  'min_total',
  'price',
  'reference_price',
  'refund',
  'total',
]);

const SCALE = ['product_form.scale'];
const WEEKDAYS = ['settings.weekdays'];
const BOLETA = ['taxes.boleta'];
/** Message groups with the words for a value, by field. The first group that has the value counts. */
const VALUE_WORDS: Readonly<Record<string, readonly string[]>> = {
  acidity: SCALE,
  arrival: ['reservations.arrival'],
  body: SCALE,
  carrier_days: WEEKDAYS,
  cause: ['products.causes'],
  component: ['content.layouts'],
  coupon_with_offers: ['settings.coupon_with_offers_choices'],
  data: ['incidents.kinds'],
  days: WEEKDAYS,
  failure: ['drafts.failures'],
  fate: ['orders.fate'],
  freshness: SCALE,
  ground: ['returns.grounds'],
  headings: ['settings.fonts'],
  icon: ['content.icons'],
  kind: ['events.kinds', 'products.plans.kinds', 'products.kinds', 'content.blocks', 'content.inlines'],
  mail: ['mails.kinds', 'orders.mail'],
  mode: ['taxes.modes'],
  parcel_problem: ['orders.parcel_problem'],
  payment_status: ['orders.payment_status'],
  platform: ['orders.platform'],
  product_types: ['coupons.types'],
  receiver: ['orders.receiver'],
  refund: ['audit.refunds'],
  role: ['office.role'],
  second_factor: ['audit.second_factor'],
  service: ['settings.services'],
  sweetness: SCALE,
  tone: ['content.tones'],
  transfer: BOLETA,
  webpay: BOLETA,
  workdays: WEEKDAYS,
  write_off: ['orders.write_off'],
};
/** Statuses have other words for each entity. */
const STATUS_WORDS: Readonly<Partial<Record<Audited, readonly string[]>>> = {
  order: ['orders.status', 'audit.document_status'],
  'privacy-request': ['privacy_requests.statuses'],
  reservation: ['audit.reservation_status'],
  subscription: ['newsletter.statuses'],
};

/** Words for a stored value by the path of its field. Statuses need the entity, too. */
export const useValueWords = () => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return (path: string, value: unknown, entity?: Audited): string => {
    if (value === undefined || value === null || value === '') return '–';
    if (typeof value === 'boolean') return translate(value ? 'audit.yes' : 'audit.no');
    // A list has the words of its field.
    const field = path.split('.').findLast((part) => !DIGITS.test(part)) ?? '';
    const text = String(value);
    // The price before an offer is stored as text.
    if (MONEY.has(field) && (typeof value === 'number' || DIGITS.test(text)))
      return formatMoney(Number(text));
    if (MOMENT.test(text)) return formatTime(text, locale);
    if (DAY.test(text)) return formatDay(text, locale);
    const words = (field === 'status' ? entity && STATUS_WORDS[entity] : VALUE_WORDS[field]) ?? [];
    return words.map((one) => translate(`${one}.${text}`, { _: '' })).find((word) => word !== '') ?? text;
  };
};
