import Typography from '@mui/material/Typography';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { readBestSellers } from 'shared-contracts/office/figures';
import { formatCount } from '../../format/count.ts';
import { formatMoney } from '../../format/format.ts';
import { FigurePage } from './figure-page.tsx';
import { FigureTable } from './figure-table.tsx';
import { FormatLink } from './format-link.tsx';
import { chartColumn } from './share-bar.tsx';

const SORTS = ['clp', 'units', 'margin'] as const;

/** Formats that sell best. */
const BestSellersPage = () => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return (
    <FigurePage
      figure="best-sellers"
      endpoint={readBestSellers}
      choice={{ name: 'sort', label: 'figures.sort', values: SORTS, initial: 'clp' }}
    >
      {({ data }, sort) => (
        <>
          <FigureTable
            title="figures.best-sellers.title"
            rows={data}
            none="figures.none"
            keyOf={({ sku }) => sku}
            columns={[
              { label: 'products.name', render: (row) => <FormatLink {...row} /> },
              chartColumn(data, (row) => row[sort] ?? 0),
              {
                label: 'orders.refund_units',
                isNumber: true,
                render: ({ units }) => formatCount(units, locale),
              },
              { label: 'figures.sales.title', isNumber: true, render: ({ clp }) => formatMoney(clp) },
              {
                label: 'figures.sales.margin',
                isNumber: true,
                render: ({ margin }) => (margin === null ? '–' : formatMoney(margin)),
              },
            ]}
          />
          {data.length > 0 && data.every(({ margin }) => margin === null) && (
            <Typography>
              <Link to="/prices-csv">{translate('figures.sales.no_costs')}</Link>
            </Typography>
          )}
        </>
      )}
    </FigurePage>
  );
};

export default BestSellersPage;
