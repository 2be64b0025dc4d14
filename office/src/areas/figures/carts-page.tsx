import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { readAbandonedCarts } from 'shared-contracts/office/figures';
import { formatMoney } from '../../format/format.ts';
import { FigurePage, useFigure } from './figure-page.tsx';
import { FigureTable } from './figure-table.tsx';
import { ShareBar } from './share-bar.tsx';
import { useAddressParams } from './use-address-params.ts';

/** Carts that were not bought, by the step that they reached, beside those that were. */
const CartsPage = () => {
  const translate = useTranslate();
  const { values: query, change } = useAddressParams(['from', 'to']);
  const result = useFigure(readAbandonedCarts, query);
  const bought = result.data?.bought;
  const rows = [
    ...(result.data?.steps ?? []),
    ...(bought ? [{ step: 'bought' as const, carts: bought.orders, clp: bought.clp }] : []),
  ];
  const highest = Math.max(0, ...rows.map(({ carts }) => carts));
  return (
    <FigurePage figure="carts" query={query} result={result} onDays={change}>
      <FigureTable
        title={translate('figures.carts.title')}
        rows={rows}
        keyOf={({ step }) => step}
        columns={[
          { label: 'figures.carts.step', render: ({ step }) => translate(`figures.carts.steps.${step}`) },
          {
            label: 'figures.chart',
            isChart: true,
            render: ({ carts }) => <ShareBar value={carts} highest={highest} />,
          },
          { label: 'figures.carts.carts', isNumber: true, render: ({ carts }) => carts },
          { label: 'figures.carts.amount', isNumber: true, render: ({ clp }) => formatMoney(clp) },
        ]}
      />
      <Typography color="text.secondary" sx={{ maxWidth: '68ch' }}>
        {translate('figures.carts.known')}
      </Typography>
    </FigurePage>
  );
};

export default CartsPage;
