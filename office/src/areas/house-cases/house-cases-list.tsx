import { CreateButton, useTranslate } from 'react-admin';
import { removeHouseCase } from 'shared-contracts/office/house-cases';
import { ActionButton } from '../../actions/action-button.tsx';
import { formatMoney } from '../../format/format.ts';
import { OfficeList } from '../../lists/office-list.tsx';
import { type Column, Rows } from '../../lists/rows.tsx';
import { StateChip } from '../../parts/state-chip.tsx';
import { useMay, useOffice } from '../../session/session-context.tsx';
import type { HouseCase } from './case-form.ts';

const RemoveButton = ({ id, es }: HouseCase) => {
  const translate = useTranslate();
  const { call } = useOffice();
  return (
    <ActionButton
      label="house_cases.remove"
      done="house_cases.removed"
      title="house_cases.remove_title"
      consequence={translate('house_cases.remove_help', { name: es })}
      onAct={() => call(removeHouseCase, { params: { id } })}
    />
  );
};

/** "2 × Loica · Perquenco". */
const contentsOf = ({ products }: HouseCase): string =>
  products.map(({ name, count }) => (count > 1 ? `${count} × ${name}` : name)).join(' · ');

const HouseCasesList = () => {
  const mayChange = useMay('rules.change-selling');
  const create = mayChange && <CreateButton label="house_cases.add" />;
  const columns: readonly Column<HouseCase>[] = [
    { label: 'house_cases.name', sort: 'es', isTitle: true, render: ({ es }) => es },
    { label: 'house_cases.contents', render: contentsOf },
    { label: 'house_cases.price', isNumber: true, render: ({ price }) => formatMoney(price) },
    {
      label: 'house_cases.status',
      render: ({ status }) => <StateChip words={`house_cases.statuses.${status}`} />,
    },
  ];
  return (
    <OfficeList<HouseCase>
      title="house_cases.title"
      sort={{ field: 'changed_at', order: 'DESC' }}
      create={create}
    >
      <Rows<HouseCase>
        columns={columns}
        create={create}
        {...(mayChange && {
          to: 'edit',
          actions: (one) => <RemoveButton {...one} />,
        })}
      />
    </OfficeList>
  );
};

export default HouseCasesList;
