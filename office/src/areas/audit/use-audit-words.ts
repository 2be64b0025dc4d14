import { useLocaleState, useTranslate } from 'react-admin';
import { formatDay, formatMoney, formatTime } from '../../format/format.ts';
import type { Entry } from './entry.ts';

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const MONEY = new Set(['amount', 'cost', 'min_total', 'price', 'reference_price', 'refund', 'total']);

/** Where the words of fields are, beside those of the history: forms of pages, products and settings. */
const FIELD_WORDS = [
  'audit.fields',
  'content.fields',
  'product_form',
  'product_form.texts',
  'product_form.facts',
  'product_form.facets',
  'product_form.paths',
  'product_form.formats',
  'product_form.scores',
  'product_form.parts',
  'product_form.pictures',
  'settings',
  'settings.colours',
  'settings.weekdays',
];

/** Where the words for a value are, by field. */
const VALUE_WORDS: Readonly<Record<string, readonly string[]>> = {
  arrival: ['reservations.arrival'],
  cause: ['products.causes'],
  failure: ['drafts.failures'],
  headings: ['settings.fonts'],
  kind: ['events.kinds', 'products.plans.kinds', 'products.kinds'],
  mail: ['mails.kinds'],
  payment_status: ['orders.payment_status'],
  refund: ['audit.refunds'],
  role: ['office.role'],
  second_factor: ['audit.second_factor'],
};
/** Statuses have other words for each thing. */
const STATUS_WORDS: Readonly<Partial<Record<Entry['entity'], string>>> = {
  order: 'orders.status',
  reservation: 'audit.reservation_status',
  'privacy-request': 'privacy_requests.statuses',
  subscription: 'newsletter.statuses',
};
/** Ids that say nothing to people. */
const ID = /^([\da-f-]{36}|csv|\/.*)$/;

/** Words in place of the keys and values that the history stores. */
export const useAuditWords = () => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const firstOf = (keys: readonly string[]): string =>
    keys.map((key) => translate(key, { _: '' })).find((word) => word !== '') ?? '';

  const wordOf = (part: string): string => {
    if (/^\d+$/.test(part)) return String(Number(part) + 1);
    return firstOf(FIELD_WORDS.map((words) => `${words}.${part}`)) || part.replaceAll('_', ' ');
  };
  return {
    /** `hours.monday.opens` → `Horario › Lunes › Abre`. */
    labelOf: (path: string): string => path.split('.').map(wordOf).join(' › '),

    shown(entity: Entry['entity'], path: string, value: unknown): string {
      if (value === undefined || value === null || value === '') return '–';
      if (typeof value === 'boolean') return translate(value ? 'audit.yes' : 'audit.no');
      const field = path.split('.').at(-1) ?? '';
      if (typeof value === 'number') return MONEY.has(field) ? formatMoney(value) : String(value);
      const text = String(value);
      if (MOMENT.test(text)) return formatTime(text, locale);
      if (DAY.test(text)) return formatDay(text, locale);
      const words = field === 'status' ? [STATUS_WORDS[entity] ?? ''] : (VALUE_WORDS[field] ?? []);
      return firstOf(words.map((one) => `${one}.${text}`)) || text;
    },

    /** The thing and its name. */
    thingOf({ entity, entity_id: id }: Pick<Entry, 'entity' | 'entity_id'>): string {
      const thing = translate(`audit.entities.${entity}`);
      if (id === 'list') return translate('audit.list', { thing });
      if (ID.test(id)) return thing;
      if (DAY.test(id)) return `${thing} ${formatDay(id, locale)}`;
      const name = firstOf([
        ...(entity === 'setting' ? [`rules.pages.${id}`] : []),
        ...(entity === 'content' ? [`content.pages.${id}`, `content.tabs.shop-${id}`] : []),
      ]);
      return `${thing} ${name || id}`;
    },
  };
};
