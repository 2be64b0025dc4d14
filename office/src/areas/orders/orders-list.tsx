import AddIcon from '@mui/icons-material/AddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  DataTable,
  DateInput,
  FilterButton,
  TopToolbar,
  useListContext,
  useLocaleState,
  useTranslate,
} from 'react-admin';
import { Link } from 'react-router';
import type { ListedOrder } from 'shared-contracts/office/orders.schema';
import { formatMoney, formatTime } from '../../format/format.ts';
import { EmptyRows } from '../../lists/empty-rows.tsx';
import { choiceFilter, searchFilter } from '../../lists/filters.tsx';
import { OfficeList } from '../../lists/office-list.tsx';
import { RowLink } from '../../lists/row-link.tsx';
import { Email } from '../../parts/email.tsx';
import { Moment } from '../../parts/moment.tsx';
import { StateChip } from '../../parts/state-chip.tsx';
import { useMay } from '../../session/session-context.tsx';
import { OrderBar } from './order-bar.tsx';
import { PromiseChip } from './promise-chip.tsx';
import { RegionInput } from './region-input.tsx';
import { statusKey } from './status-key.ts';

const CHOICES = {
  status: ['in_validation', 'confirmed', 'on_the_way', 'delivered', 'cancelled'],
  payment_status: ['pending', 'success', 'failed'],
  platform: ['webpay', 'transfer'],
  proof: ['waiting', 'awaited'],
  payments: ['to-check'],
  refunds: ['open', 'refused'],
  parcel_problem: ['returned', 'lost'],
  mails: ['failed'],
  delivery: ['home', 'pickup'],
} as const;

const filters = [
  searchFilter('orders.search'),
  ...Object.entries(CHOICES).map(([source, values]) =>
    choiceFilter(source, `orders.filter.${source}`, values, `orders.${source}`, {
      alwaysOn: source === 'status',
    }),
  ),
  <RegionInput key="region" source="region" label="orders.filter.region" />,
  <DateInput key="from" source="from" label="orders.filter.from" />,
  <DateInput key="to" source="to" label="orders.filter.to" />,
];

/** Marks of an order that needs a person. */
const Marks = (order: ListedOrder) => {
  const translate = useTranslate();
  const { proof_waits, refunds, parcel_problem } = order;
  return (
    <>
      <PromiseChip order={order} />
      {proof_waits && <Chip size="small" color="warning" label={translate('orders.proof.waiting')} />}
      {refunds !== 'none' && (
        <Chip
          size="small"
          color={refunds === 'refused' ? 'error' : 'warning'}
          label={translate(`orders.refunds.${refunds}`)}
        />
      )}
      {parcel_problem && (
        <Chip size="small" color="warning" label={translate(`orders.parcel_problem.${parcel_problem}`)} />
      )}
    </>
  );
};

interface OrderCardProps {
  order: ListedOrder;
  isTicked: boolean;
  onTick: () => void;
}

const OrderCard = ({ order, isTicked, onTick }: OrderCardProps) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return (
    <Card component="li" sx={{ listStyle: 'none', display: 'flex', alignItems: 'start' }}>
      <Checkbox
        checked={isTicked}
        onChange={onTick}
        sx={{ m: 0.5 }}
        slotProps={{ input: { 'aria-label': translate('orders.ticked.one', { number: order.number }) } }}
      />
      <CardActionArea component={Link} to={`/orders/${order.id}/show`} sx={{ p: 2, pl: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
          <Typography sx={{ fontWeight: 600 }}>{order.number}</Typography>
          <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>{formatMoney(order.total)}</Typography>
        </Box>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          <bdi>{order.customer}</bdi>
        </Typography>
        <Typography color="text.secondary" variant="body2">
          {formatTime(order.created_at, locale)} · {order.commune ?? translate('orders.delivery.pickup')} ·{' '}
          <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
            {translate('orders.units', { smart_count: order.units })}
          </Box>
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          <StateChip words={statusKey(order.status, order.delivery)} />
          <Marks {...order} />
        </Box>
      </CardActionArea>
    </Card>
  );
};

const Cards = () => {
  const translate = useTranslate();
  const { data, isPending, selectedIds, onSelect, onToggleItem } = useListContext<ListedOrder>();
  if (isPending) return null;
  if (!data?.length) return <EmptyRows />;
  const ids = data.map(({ id }) => id);
  const others = selectedIds.filter((id) => !ids.includes(id));
  const areAllTicked = ids.length + others.length === selectedIds.length;
  return (
    <>
      {selectedIds.length > 0 && <OrderBar />}
      <FormControlLabel
        control={
          <Checkbox
            checked={areAllTicked}
            onChange={() => onSelect(areAllTicked ? others : [...others, ...ids])}
          />
        }
        label={translate('ra.action.select_all')}
        sx={{ ml: 0.5 }}
      />
      <Box component="ul" sx={{ display: 'grid', gap: 1, p: 0, mx: 0, my: 1 }}>
        {data.map((order) => (
          <OrderCard
            key={order.id}
            order={order}
            isTicked={selectedIds.includes(order.id)}
            onTick={() => onToggleItem(order.id)}
          />
        ))}
      </Box>
    </>
  );
};

const Table = () => {
  const translate = useTranslate();
  return (
    <>
      <OrderBar />
      <DataTable<ListedOrder>
        // The bar above replaces react-admin's own, which lies over the filters.
        bulkActionButtons={<span />}
        rowClick="show"
        empty={<EmptyRows />}
        sx={{ '& .RaBulkActionsToolbar-toolbar': { display: 'none' } }}
      >
        <DataTable.Col
          label="orders.number"
          render={({ id, number }: ListedOrder) => (
            <Box sx={{ whiteSpace: 'nowrap' }}>
              <RowLink to={`/orders/${id}/show`}>{number}</RowLink>
            </Box>
          )}
        />
        <DataTable.Col
          source="created_at"
          label="orders.placed"
          render={({ created_at }: ListedOrder) => <Moment at={created_at} />}
        />
        <DataTable.Col
          label="orders.buyer"
          render={({ customer, email }: ListedOrder) => (
            <Box sx={{ maxWidth: 260, overflowWrap: 'anywhere' }}>
              <bdi>{customer}</bdi>
              <Typography variant="body2" color="text.secondary">
                <Email email={email} />
              </Typography>
            </Box>
          )}
        />
        <DataTable.Col
          label="orders.place"
          render={({ commune }: ListedOrder) => commune ?? translate('orders.delivery.pickup')}
        />
        <DataTable.NumberCol source="units" label="orders.units_short" disableSort />
        <DataTable.Col
          label="orders.total"
          align="right"
          render={({ total }: ListedOrder) => formatMoney(total)}
        />
        <DataTable.Col
          label="orders.state"
          render={(order: ListedOrder) => (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
              <StateChip words={statusKey(order.status, order.delivery)} />
              <Marks {...order} />
            </Box>
          )}
        />
      </DataTable>
    </>
  );
};

/** Orders, newest first. The filters are in the address. */
const OrdersList = () => {
  const translate = useTranslate();
  const mayPlace = useMay('orders.place');
  const isPhone = useMediaQuery('(max-width: 899px)');
  return (
    <OfficeList<ListedOrder>
      title="orders.title"
      filters={filters}
      sort={{ field: 'created_at', order: 'DESC' }}
      actions={
        <TopToolbar>
          <FilterButton />
          {mayPlace && (
            <Button component={Link} to="/orders/create" startIcon={<AddIcon />}>
              {translate('orders.phone.title')}
            </Button>
          )}
        </TopToolbar>
      }
      {...(isPhone && { component: 'div' })}
    >
      {isPhone ? <Cards /> : <Table />}
    </OfficeList>
  );
};

export default OrdersList;
