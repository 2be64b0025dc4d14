import Typography from '@mui/material/Typography';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { readBestSellers } from 'shared-contracts/office/figures';
import { formatCount } from '../../format/count.ts';
import { formatMoney } from '../../format/format.ts';
import { WordChoice } from './choices.tsx';
import { FigurePage, useFigure } from './figure-page.tsx';
import { FigureTable } from './figure-table.tsx';
import { FormatLink } from './format-link.tsx';
import { ShareBar } from './share-bar.tsx';
import { useAddressParams } from './use-address-params.ts';

const SORTS = ['clp', 'units', 'margin'] as const;

/** Formats that sell best. */
const BestSellersPage = () => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { values, change } = useAddressParams(['sort', 'from', 'to']);
  const sort = SORTS.find((each) => each === values.sort) ?? 'clp';
  const query = { ...values, sort };
  const result = useFigure(readBestSellers, query);
  const rows = result.data?.data ?? [];
  const highest = Math.max(0, ...rows.map((row) => row[sort] ?? 0));
  return (
    <FigurePage
      figure="best-sellers"
      query={query}
      result={result}
      onDays={change}
      choice={
        <WordChoice
          label="figures.sort"
          value={sort}
          values={SORTS}
          onChange={(next) => change({ sort: next })}
        />
      }
    >
      <FigureTable
        title={translate('figures.best-sellers.title')}
        rows={rows}
        none="figures.none"
        keyOf={({ sku }) => sku}
        columns={[
          { label: 'figures.product', render: (row) => <FormatLink {...row} /> },
          {
            label: 'figures.chart',
            isChart: true,
            render: (row) => <ShareBar value={row[sort] ?? 0} highest={highest} />,
          },
          { label: 'figures.units', isNumber: true, render: ({ units }) => formatCount(units, locale) },
          { label: 'figures.sales.sold', isNumber: true, render: ({ clp }) => formatMoney(clp) },
          {
            label: 'figures.sales.margin',
            isNumber: true,
            render: ({ margin }) => (margin === null ? '–' : formatMoney(margin)),
          },
        ]}
      />
      {rows.length > 0 && rows.every(({ margin }) => margin === null) && (
        <Typography>
          <Link to="/prices-csv">{translate('figures.sales.no_costs')}</Link>
        </Typography>
      )}
    </FigurePage>
  );
};

export default BestSellersPage;
