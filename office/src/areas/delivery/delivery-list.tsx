import { useTranslate } from 'react-admin';
import { OfficeList } from '../../lists/office-list.tsx';
import { type Column, Rows } from '../../lists/rows.tsx';
import { type Region, regionRateText } from './rate.ts';

/** Regions from north to south with price and time. */
const DeliveryList = () => {
  const translate = useTranslate();
  const columns: readonly Column<Region>[] = [
    { label: 'delivery.region', isTitle: true, render: ({ name }) => name },
    {
      label: 'delivery.rate',
      render: ({ rate }) => (rate ? regionRateText(rate, translate) : translate('delivery.none')),
    },
    {
      label: 'delivery.exceptions',
      isNumber: true,
      render: ({ exceptions }) => (exceptions > 0 ? exceptions : null),
    },
  ];
  return (
    <OfficeList<Region>
      title="delivery.title"
      sort={{ field: 'position', order: 'ASC' }}
      pagination={false}
      actions={false}
    >
      <Rows columns={columns} to="edit" />
    </OfficeList>
  );
};

export default DeliveryList;
