import { CreateButton, useTranslate } from 'react-admin';
import { removeHouseCase } from 'shared-contracts/office/house-cases';
import { ActionButton } from '../../actions/action-button.tsx';
import { formatMoney } from '../../format/format.ts';
import { RowList } from '../../lists/row-list.tsx';
import { StateChip } from '../../parts/state-chip.tsx';
import { useMay, useOffice } from '../../session/session-context.tsx';
import type { HouseCase } from './case-form.ts';

/** "2 × Loica · Perquenco". */
const contentsOf = ({ products }: HouseCase): string =>
  products.map(({ name, count }) => (count > 1 ? `${count} × ${name}` : name)).join(' · ');

const HouseCasesList = () => {
  const translate = useTranslate();
  const { call } = useOffice();
  const mayChange = useMay('rules.change-selling');
  return (
    <RowList<HouseCase>
      title="rules.pages.house-cases"
      sort={{ field: 'changed_at', order: 'DESC' }}
      create={mayChange && <CreateButton label="house_cases.add" />}
      columns={[
        { label: 'orders.name', sort: 'es', isTitle: true, render: ({ es }) => es },
        { label: 'house_cases.contents', render: contentsOf },
        { label: 'house_cases.price', isNumber: true, render: ({ price }) => formatMoney(price) },
        {
          label: 'orders.state',
          render: ({ status }) => <StateChip words={`house_cases.statuses.${status}`} />,
        },
      ]}
      to={mayChange && 'edit'}
      rowActions={
        mayChange &&
        (({ id, es }) => (
          <ActionButton
            label="ra.action.remove"
            done="house_cases.removed"
            title="house_cases.remove_title"
            consequence={translate('house_cases.remove_help', { name: es })}
            onAct={() => call(removeHouseCase, { params: { id } })}
          />
        ))
      }
    />
  );
};

export default HouseCasesList;
