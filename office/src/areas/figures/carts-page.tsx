import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { readAbandonedCarts } from 'shared-contracts/office/figures';
import { formatMoney } from '../../format/format.ts';
import { FigurePage } from './figure-page.tsx';
import { FigureTable } from './figure-table.tsx';
import { chartColumn } from './share-bar.tsx';

/** Carts that were not bought, by the step that they reached, beside those that were. */
const CartsPage = () => {
  const translate = useTranslate();
  return (
    <FigurePage figure="carts" endpoint={readAbandonedCarts}>
      {({ steps, bought }) => {
        const rows = [...steps, { step: 'bought' as const, carts: bought.orders, clp: bought.clp }];
        return (
          <>
            <FigureTable
              title="figures.carts.title"
              rows={rows}
              keyOf={({ step }) => step}
              columns={[
                {
                  label: 'figures.carts.step',
                  render: ({ step }) => translate(`figures.carts.steps.${step}`),
                },
                chartColumn(rows, ({ carts }) => carts),
                { label: 'figures.carts.carts', isNumber: true, render: ({ carts }) => carts },
                { label: 'returns.amount', isNumber: true, render: ({ clp }) => formatMoney(clp) },
              ]}
            />
            <Typography color="text.secondary" sx={{ maxWidth: '68ch' }}>
              {translate('figures.carts.known')}
            </Typography>
          </>
        );
      }}
    </FigurePage>
  );
};

export default CartsPage;
