import { CreateButton, useLocaleState, useTranslate } from 'react-admin';
import { formatDay, formatMoney } from '../../format/format.ts';
import { choiceFilter, searchFilter } from '../../lists/filters.tsx';
import { RowList } from '../../lists/row-list.tsx';
import { StateChip } from '../../parts/state-chip.tsx';
import { useMay } from '../../session/session-context.tsx';
import { type Coupon, worthOf } from './coupon-form.ts';

const filters = [
  searchFilter('coupons.search'),
  choiceFilter('status', 'coupons.status', ['active', 'planned', 'used-up', 'ended'], 'coupons.statuses', {
    alwaysOn: true,
  }),
];

/** All coupons with their uses. */
const CouponsList = () => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const mayChange = useMay('rules.change-selling');
  return (
    <RowList<Coupon>
      title="rules.pages.coupons"
      filters={filters}
      sort={{ field: 'created_at', order: 'DESC' }}
      create={mayChange && <CreateButton label="coupons.create" />}
      columns={[
        { label: 'coupons.code', sort: 'code', isTitle: true, render: ({ code }) => code },
        { label: 'orders.discount', isNumber: true, render: (coupon) => worthOf(coupon, translate) },
        {
          label: 'coupons.min_total',
          isNumber: true,
          render: ({ min_total: min }) => (min > 0 ? formatMoney(min) : null),
        },
        {
          label: 'coupons.used',
          isNumber: true,
          render: ({ used, uses }) => (uses === null ? used : translate('coupons.used_of', { used, uses })),
        },
        {
          label: 'coupons.expires_on',
          render: ({ expires_on: day }) => day && <time dateTime={day}>{formatDay(day, locale)}</time>,
        },
        { label: 'coupons.for_one', render: ({ email_hint }) => email_hint },
        {
          label: 'coupons.status',
          render: ({ status }) => <StateChip words={`coupons.statuses.${status}`} />,
        },
      ]}
      to="edit"
    />
  );
};

export default CouponsList;
