import Typography from '@mui/material/Typography';
import { useLocaleState, useTranslate } from 'react-admin';
import { readSlowStock } from 'shared-contracts/office/figures';
import { formatCount } from '../../format/count.ts';
import { formatMoney } from '../../format/format.ts';
import { WordChoice } from './choices.tsx';
import { FigurePage, useFigure } from './figure-page.tsx';
import { FigureTable } from './figure-table.tsx';
import { FormatLink } from './format-link.tsx';
import { periodLabel } from './period-label.ts';
import { ShareBar } from './share-bar.tsx';
import { SumCard } from './sum-card.tsx';
import { useAddressParams } from './use-address-params.ts';

const DAYS = ['30', '60', '90', '180', '365'] as const;

/** Stock that was not sold for some time. */
const SlowStockPage = () => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { values, change } = useAddressParams(['days']);
  const days = DAYS.find((each) => each === values.days) ?? '90';
  const query = { days };
  const result = useFigure(readSlowStock, query);
  const rows = result.data?.data ?? [];
  const highest = Math.max(0, ...rows.map(({ value }) => value));
  const lastSale = (day: string | null) =>
    day === null
      ? translate('figures.slow-stock.never')
      : `${periodLabel({ from: day, to: day }, 'day', locale)} ${day.slice(0, 4)}`;
  return (
    <FigurePage
      figure="slow-stock"
      query={query}
      result={result}
      choice={
        <WordChoice
          label="figures.slow-stock.day"
          value={days}
          values={DAYS}
          onChange={(next) => change({ days: next })}
        />
      }
    >
      {rows.length === 0 || !result.data ? (
        <Typography>{translate('figures.slow-stock.none')}</Typography>
      ) : (
        <>
          <SumCard label="figures.slow-stock.value" value={formatMoney(result.data.total.value)}>
            {translate('figures.slow-stock.sum', {
              smart_count: result.data.total.units,
              units: formatCount(result.data.total.units, locale),
              skus: result.data.total.skus,
            })}
          </SumCard>
          <FigureTable
            title={translate('figures.slow-stock.title')}
            rows={rows}
            keyOf={({ sku }) => sku}
            columns={[
              { label: 'figures.product', render: (row) => <FormatLink {...row} /> },
              {
                label: 'figures.chart',
                isChart: true,
                render: ({ value }) => <ShareBar value={value} highest={highest} />,
              },
              {
                label: 'figures.slow-stock.units',
                isNumber: true,
                render: ({ units }) => formatCount(units, locale),
              },
              {
                label: 'figures.slow-stock.value',
                isNumber: true,
                render: ({ value, at_cost }) => `${formatMoney(value)}${at_cost ? '' : ' *'}`,
              },
              { label: 'figures.slow-stock.last', render: ({ last_sale }) => lastSale(last_sale) },
              {
                label: 'figures.slow-stock.since',
                isNumber: true,
                render: (row) => formatCount(row.days, locale),
              },
            ]}
          />
          {rows.some(({ at_cost }) => !at_cost) && (
            <Typography color="text.secondary">{translate('figures.slow-stock.at_price')}</Typography>
          )}
        </>
      )}
    </FigurePage>
  );
};

export default SlowStockPage;
