import Typography from '@mui/material/Typography';
import { DateInput, useTranslate } from 'react-admin';
import { AUDITED } from 'shared-contracts/office/audit-actions';
import { changesBetween } from 'shared-contracts/office/changes-between';
import { choiceFilter, searchFilter } from '../../lists/filters.tsx';
import { listLink } from '../../lists/list-link.ts';
import { RowList } from '../../lists/row-list.tsx';
import { Moment } from '../../parts/moment.tsx';
import { useValueWords } from '../../parts/use-value-words.ts';
import { groupOfPage } from '../content/page-groups.ts';
import { type Entry, useAuditWords } from './use-audit-words.ts';

type Named = Pick<Entry, 'entity' | 'entity_id'>;
const PRODUCT_ID = /^\d+$/;
/** Settings of tax documents, their certificate and their numbers have one page. */
const OF_TAXES = /^tax(es|-)/;

/** Articles have their address as id. Those of older entries had a slug, like the pages of countries. */
const contentLink = (id: string): string => {
  if (id === 'menu') return '/shop-menu';
  if (id.startsWith('/blog/')) return id.replace('/blog/', '/articles/');
  return groupOfPage(id) === 'countries' ? '/pages' : `/pages/${id}`;
};

const LINKS: Readonly<Partial<Record<Entry['entity'], (id: string) => string>>> = {
  order: (q) => listLink('orders', { q }),
  batch: (id) => `/batches/${id}/show`,
  product: (id) => (PRODUCT_ID.test(id) ? `/products/${id}/show` : listLink('products', { q: id })),
  staff: (q) => listLink('staff', { q }),
  coupon: (q) => listLink('coupons', { q }),
  'house-case': () => '/house-cases',
  delivery: () => '/delivery',
  setting: (key) => (OF_TAXES.test(key) ? '/taxes' : `/rules/${key}`),
  'closed-day': () => '/closed-days',
  // Kind and language come before the words.
  'search-word': (id) => listLink('search-words', { q: id.split(':').slice(2).join(':') }),
  event: () => '/events',
  customer: (id) => `/people/${id}/show`,
  reservation: () => '/reservations',
  message: (q) => listLink('messages', { q }),
  'privacy-request': (q) => listLink('privacy-requests', { q }),
  incident: (id) => `/incidents/${id}`,
  subscription: () => '/subscriptions',
  mail: () => '/failed-mails',
  content: contentLink,
};

/** Page of the entity that an entry names, or the list that finds it. Pictures and views of a list have none. */
const entityLink = ({ entity, entity_id }: Named): string | undefined =>
  entity_id === 'list' ? undefined : LINKS[entity]?.(entity_id);

const filters = [
  searchFilter('ra.action.search'),
  choiceFilter('entity', 'audit.entity', AUDITED, 'audit.entities'),
  <DateInput key="from" source="from" label="audit.from" />,
  <DateInput key="to" source="to" label="audit.to" />,
];

/** The fields that differ, each in a line. */
const Changes = ({ entity, before, after }: Entry) => {
  const { labelOf } = useAuditWords();
  const textOf = useValueWords();
  return changesBetween(before, after)
    .map(({ path, ...change }) => ({
      path,
      old: textOf(path, change.before, entity),
      now: textOf(path, change.after, entity),
    }))
    .filter(({ old, now }) => old !== now)
    .map(({ path, old, now }) => (
      <div key={path}>
        {labelOf(path)}: {old} → {now}
      </div>
    ));
};

/** Failed sign-ins. Other entries without a staff member are of the command line. */
const isByUnknown = (action: string): boolean => action.startsWith('session.wrong-');

/** Everything that staff changed, newest first. */
const AuditList = () => {
  const translate = useTranslate();
  const { entityText } = useAuditWords();
  return (
    <>
      <Typography color="text.secondary" sx={{ mb: 1, maxWidth: '68ch' }}>
        {translate('audit.looks')}
      </Typography>
      <RowList<Entry>
        title="audit.title"
        filters={filters}
        sort={{ field: 'at', order: 'DESC' }}
        columns={[
          { label: 'audit.at', sort: 'at', render: ({ at }) => <Moment at={at} /> },
          {
            label: 'audit.staff',
            render: ({ staff, action }) =>
              staff?.name ?? translate(isByUnknown(action) ? 'audit.unknown' : 'audit.command_line'),
          },
          {
            label: 'audit.action',
            isTitle: true,
            render: ({ action }) =>
              translate(`audit.actions.${action}`, { _: translate('audit.other_action') }),
          },
          { label: 'audit.entity', render: entityText },
          {
            label: 'audit.changes',
            render: (entry) => (entry.before || entry.after ? <Changes {...entry} /> : null),
          },
          { label: 'audit.reason', render: ({ reason }) => reason },
        ]}
        to={entityLink}
      />
    </>
  );
};

export default AuditList;
