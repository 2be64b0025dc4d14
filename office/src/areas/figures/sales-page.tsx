import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import { readSales } from 'shared-contracts/office/figures';
import type * as schema from 'shared-contracts/office/figures.schema';
import { formatMoney } from '../../format/format.ts';
import { FigurePage } from './figure-page.tsx';
import { FigureTable } from './figure-table.tsx';
import { PeriodChart } from './period-chart.tsx';
import { periodLabel } from './period-label.ts';
import { SumCard } from './sum-card.tsx';

type Sales = EndpointOutput<typeof schema.readSales>;

const PERIODS = ['day', 'week', 'month'] as const;
const marginOf = (margin: number | null): string => (margin === null ? '–' : formatMoney(margin));

const Sums = ({ total, total_before: before }: Sales) => {
  const translate = useTranslate();
  const share = total.products_clp > 0 ? Math.round((100 * total.costed_clp) / total.products_clp) : 0;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
        gap: 1.5,
      }}
    >
      <SumCard
        label="figures.sales.title"
        value={formatMoney(total.clp)}
        change={{ now: total.clp, before: before.clp }}
      >
        {translate('figures.before_was', { value: formatMoney(before.clp) })}
      </SumCard>
      <SumCard
        label="orders.title"
        value={String(total.orders)}
        change={{ now: total.orders, before: before.orders }}
      >
        {translate('figures.before_was', { value: before.orders })}
      </SumCard>
      <SumCard label="figures.sales.refunds" value={formatMoney(total.refunds_clp)}>
        {translate('figures.before_was', { value: formatMoney(before.refunds_clp) })}
      </SumCard>
      <SumCard label="figures.sales.margin" value={marginOf(total.margin)}>
        {total.margin === null ? (
          <Link to="/prices-csv">{translate('figures.sales.no_costs')}</Link>
        ) : (
          translate('figures.sales.costed', { share })
        )}
      </SumCard>
    </Box>
  );
};

const Chart = ({ sales }: { sales: Sales }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const points = sales.periods.map((period, index) => ({
    label: periodLabel(period, sales.by, locale),
    value: period.clp,
    before: sales.before[index]?.clp ?? 0,
  }));
  return (
    <PeriodChart
      title={translate('figures.sales.chart')}
      points={points}
      format={formatMoney}
      now={translate('figures.sales.title')}
      before={translate('figures.before')}
    />
  );
};

const Numbers = ({ sales: { periods, before, by } }: { sales: Sales }) => {
  const [locale] = useLocaleState();
  const rows = periods.map((period, index) => ({ ...period, former: before[index]?.clp ?? 0 })).reverse();
  return (
    <FigureTable
      title="figures.sales.title"
      rows={rows}
      keyOf={({ from }) => from}
      columns={[
        { label: 'figures.sales.period', render: (row) => periodLabel(row, by, locale) },
        { label: 'orders.title', isNumber: true, render: ({ orders }) => orders },
        { label: 'figures.sales.title', isNumber: true, render: ({ clp }) => formatMoney(clp) },
        { label: 'figures.before', isNumber: true, render: ({ former }) => formatMoney(former) },
        {
          label: 'figures.sales.refunds',
          isNumber: true,
          render: ({ refunds_clp }) => formatMoney(refunds_clp),
        },
        { label: 'figures.sales.margin', isNumber: true, render: ({ margin }) => marginOf(margin) },
      ]}
    />
  );
};

/** Sales by day, week or month beside the period before. */
const SalesPage = () => {
  const translate = useTranslate();
  return (
    <FigurePage
      figure="sales"
      endpoint={readSales}
      choice={{ name: 'by', label: 'figures.sales.by', values: PERIODS, initial: 'day', hasOwnDays: true }}
    >
      {(sales) => (
        <>
          <Sums {...sales} />
          {sales.total.orders + sales.total_before.orders > 0 ? (
            <Chart sales={sales} />
          ) : (
            <Typography>{translate('figures.none')}</Typography>
          )}
          <Numbers sales={sales} />
        </>
      )}
    </FigurePage>
  );
};

export default SalesPage;
