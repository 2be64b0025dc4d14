import Typography from '@mui/material/Typography';
import { useLocaleState, useTranslate } from 'react-admin';
import { readSlowStock } from 'shared-contracts/office/figures';
import { formatCount } from '../../format/count.ts';
import { formatMoney } from '../../format/format.ts';
import { FigurePage } from './figure-page.tsx';
import { FigureTable } from './figure-table.tsx';
import { FormatLink } from './format-link.tsx';
import { periodLabel } from './period-label.ts';
import { chartColumn } from './share-bar.tsx';
import { SumCard } from './sum-card.tsx';

const DAYS = ['30', '60', '90', '180', '365'] as const;

/** Stock that was not sold for some time. */
const SlowStockPage = () => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const lastSale = (day: string | null) =>
    day === null
      ? translate('figures.slow-stock.never')
      : `${periodLabel({ from: day, to: day }, 'day', locale)} ${day.slice(0, 4)}`;
  return (
    <FigurePage
      figure="slow-stock"
      endpoint={readSlowStock}
      choice={{ name: 'days', label: 'figures.slow-stock.day', values: DAYS, initial: '90' }}
      hasDays={false}
    >
      {({ data: rows, total }) =>
        rows.length === 0 ? (
          <Typography>{translate('figures.slow-stock.none')}</Typography>
        ) : (
          <>
            <SumCard label="figures.slow-stock.value" value={formatMoney(total.value)}>
              {translate('figures.slow-stock.sum', {
                smart_count: total.units,
                units: formatCount(total.units, locale),
                skus: total.skus,
              })}
            </SumCard>
            <FigureTable
              title="figures.slow-stock.title"
              rows={rows}
              keyOf={({ sku }) => sku}
              columns={[
                { label: 'products.name', render: (row) => <FormatLink {...row} /> },
                chartColumn(rows, ({ value }) => value),
                {
                  label: 'products.stock.on_hand',
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
        )
      }
    </FigurePage>
  );
};

export default SlowStockPage;
