import { DataTable, DateInput, List, SelectInput, TextInput, useTranslate } from 'react-admin';
import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import type { listAudit } from 'shared-contracts/office/audit.schema';
import { TimeField } from '../../format/fields.tsx';

type Entry = EndpointOutput<typeof listAudit>['data'][number];
const ENTITIES = ['order', 'product', 'staff'] as const satisfies readonly Entry['entity'][];

const filters = [
  <TextInput key="q" source="q" label="ra.action.search" alwaysOn />,
  <SelectInput
    key="entity"
    source="entity"
    label="audit.entity"
    choices={ENTITIES.map((id) => ({ id, name: `audit.entities.${id}` }))}
  />,
  <DateInput key="from" source="from" label="audit.from" />,
  <DateInput key="to" source="to" label="audit.to" />,
];

const Changes = ({ before, after }: Pick<Entry, 'before' | 'after'>) => {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const shown = (value: unknown): string =>
    value === undefined || value === null ? '–' : JSON.stringify(value);
  return (
    <>
      {names.map((name) => (
        <div key={name}>
          {name}: {shown(before?.[name])} → {shown(after?.[name])}
        </div>
      ))}
    </>
  );
};

/** Everything that staff changed, newest first. */
const AuditList = () => {
  const translate = useTranslate();
  return (
    <List<Entry>
      title="audit.title"
      filters={filters}
      sort={{ field: 'at', order: 'DESC' }}
      perPage={25}
      exporter={false}
      empty={false}
    >
      <DataTable<Entry> bulkActionButtons={false} rowClick={false}>
        <DataTable.Col source="at" label="audit.at">
          <TimeField source="at" />
        </DataTable.Col>
        <DataTable.Col
          label="audit.staff"
          render={({ staff }: Entry) => staff?.name ?? translate('audit.command_line')}
        />
        <DataTable.Col source="action" label="audit.action" disableSort />
        <DataTable.Col
          label="audit.entity"
          render={({ entity, entity_id }: Entry) => `${translate(`audit.entities.${entity}`)} ${entity_id}`}
        />
        <DataTable.Col label="audit.changes" render={(entry: Entry) => <Changes {...entry} />} />
        <DataTable.Col source="reason" label="audit.reason" disableSort />
      </DataTable>
    </List>
  );
};

export default AuditList;
