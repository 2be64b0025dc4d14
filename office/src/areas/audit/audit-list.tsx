import { DateInput, SelectInput, TextInput, useLocaleState, useTranslate } from 'react-admin';
import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import type { listAudit } from 'shared-contracts/office/audit.schema';
import { AUDITED } from 'shared-contracts/office/audit-actions';
import { formatTime } from '../../format/format.ts';
import { OfficeList } from '../../lists/office-list.tsx';
import { type Column, Rows } from '../../lists/rows.tsx';

type Entry = EndpointOutput<typeof listAudit>['data'][number];

const filters = [
  <TextInput key="q" source="q" label="ra.action.search" alwaysOn />,
  <SelectInput
    key="entity"
    source="entity"
    label="audit.entity"
    choices={AUDITED.map((id) => ({ id, name: `audit.entities.${id}` }))}
  />,
  <DateInput key="from" source="from" label="audit.from" />,
  <DateInput key="to" source="to" label="audit.to" />,
];

/** Areas whose messages have the words for a value. */
const WORDS: Readonly<Record<string, string>> = {
  status: 'orders.status',
  role: 'office.role',
  second_factor: 'audit.second_factor',
};

const useShown = () => {
  const translate = useTranslate();
  return (name: string, value: unknown): string => {
    if (value === undefined || value === null || value === '') return '–';
    if (typeof value === 'boolean') return translate(value ? 'audit.yes' : 'audit.no');
    if (typeof value === 'object') return JSON.stringify(value);
    return translate(`${WORDS[name]}.${value}`, { _: String(value) });
  };
};

const Changes = ({ before, after }: Pick<Entry, 'before' | 'after'>) => {
  const translate = useTranslate();
  const shown = useShown();
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names.map((name) => (
    <div key={name}>
      {translate(`audit.fields.${name}`, { _: name })}: {shown(name, before?.[name])} →{' '}
      {shown(name, after?.[name])}
    </div>
  ));
};

/** Failed sign-ins. Other entries without a staff member are of the command line. */
const isByUnknown = (action: string): boolean => action.startsWith('session.wrong-');

/** Everything that staff changed, newest first. */
const AuditList = () => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const columns: readonly Column<Entry>[] = [
    {
      label: 'audit.at',
      sort: 'at',
      render: ({ at }) => <time dateTime={at}>{formatTime(at, locale)}</time>,
    },
    {
      label: 'audit.staff',
      render: ({ staff, action }) =>
        staff?.name ?? translate(isByUnknown(action) ? 'audit.unknown' : 'audit.command_line'),
    },
    {
      label: 'audit.action',
      isTitle: true,
      render: ({ action }) => translate(`audit.actions.${action}`, { _: action }),
    },
    {
      label: 'audit.entity',
      render: ({ entity, entity_id }) => `${translate(`audit.entities.${entity}`)} ${entity_id}`,
    },
    {
      label: 'audit.changes',
      render: (entry) => (entry.before || entry.after ? <Changes {...entry} /> : null),
    },
    { label: 'audit.reason', render: ({ reason }) => reason },
  ];
  return (
    <OfficeList<Entry> title="audit.title" filters={filters} sort={{ field: 'at', order: 'DESC' }}>
      <Rows columns={columns} />
    </OfficeList>
  );
};

export default AuditList;
