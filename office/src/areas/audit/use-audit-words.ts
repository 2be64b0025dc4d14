import { useLocaleState, useTranslate } from 'react-admin';
import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import type { listAudit } from 'shared-contracts/office/audit.schema';
import { formatDay } from '../../format/format.ts';

export type Entry = EndpointOutput<typeof listAudit>['data'][number];

const DAY = /^\d{4}-\d\d-\d\d$/;

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

    /** Kind and name of the entity: `Producto Casillero`. */
    entityText({ entity, entity_id: id }: Pick<Entry, 'entity' | 'entity_id'>): string {
      const thing = translate(`audit.entities.${entity}`);
      if (id === 'list') return translate('audit.list', { thing });
      // The id of an article is its path in the shop, which says more than the kind alone.
      if (entity !== 'content' && ID.test(id)) return thing;
      if (DAY.test(id)) return `${thing} ${formatDay(id, locale)}`;
      const name = firstOf([
        ...(entity === 'setting' ? [`rules.pages.${id}`] : []),
        ...(entity === 'content' ? [`content.pages.${id}`, `content.tabs.shop-${id}`] : []),
      ]);
      return `${thing} ${name || id}`;
    },
  };
};
