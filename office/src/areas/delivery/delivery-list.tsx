import { useTranslate } from 'react-admin';
import { RowList } from '../../lists/row-list.tsx';
import { type Region, regionRateText } from './rate.ts';

/** Regions from north to south with price and time. */
const DeliveryList = () => {
  const translate = useTranslate();
  return (
    <RowList<Region>
      title="rules.pages.delivery"
      sort={{ field: 'position', order: 'ASC' }}
      pagination={false}
      actions={false}
      columns={[
        { label: 'orders.filter.region', isTitle: true, render: ({ name }) => name },
        {
          label: 'delivery.rate',
          render: ({ rate }) => (rate ? regionRateText(rate, translate) : translate('delivery.kinds.none')),
        },
        {
          label: 'delivery.exceptions',
          isNumber: true,
          render: ({ exceptions }) => (exceptions > 0 ? exceptions : null),
        },
      ]}
      to="edit"
    />
  );
};

export default DeliveryList;
