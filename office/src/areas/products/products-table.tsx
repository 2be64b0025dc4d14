import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { ReactNode } from 'react';
import { DataTable, useTranslate } from 'react-admin';
import { RowLink } from '../../lists/row-link.tsx';
import { StoredPicture } from '../../pictures/stored-picture.tsx';
import { useMay } from '../../session/session-context.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { withGrams } from './format-name.ts';
import { PriceText } from './price-text.tsx';
import type { Format, Product } from './types.ts';

interface FormatColumn {
  label: string;
  /** Field, when the list can be sorted by it. */
  source?: string;
  align?: 'right';
  render: (format: Format) => ReactNode;
}

/** Columns with a line for each format. */
const FORMAT_COLUMNS: readonly FormatColumn[] = [
  { label: 'products.sku', render: ({ sku, grams }) => withGrams(sku, grams) },
  { label: 'products.price.price', source: 'price', render: (format) => <PriceText price={format} /> },
  { label: 'products.stock.on_hand', align: 'right', render: ({ on_hand }) => on_hand ?? '–' },
  {
    label: 'products.stock.reserved_column',
    align: 'right',
    render: (format) => format.reserved_paid + format.reserved_unpaid || '–',
  },
  {
    label: 'products.stock.for_sale_column',
    source: 'stock',
    align: 'right',
    render: ({ for_sale }) => for_sale,
  },
  { label: 'products.stock.waiting_column', align: 'right', render: ({ waiting }) => waiting || '–' },
];

/** Products as a table, with a selection for changes of many. */
export const ProductsTable = () => {
  const translate = useTranslate();
  const mayPrice = useMay('catalogue.change-price');
  const mayStock = useMay('catalogue.change-stock');
  return (
    <>
      {(mayPrice || mayStock) && <BulkBar mayPrice={mayPrice} mayStock={mayStock} />}
      <DataTable<Product>
        rowClick="show"
        // The bar above replaces react-admin's own, which lies over the filters.
        bulkActionButtons={mayPrice || mayStock ? <span /> : false}
        sx={{
          '& .RaBulkActionsToolbar-toolbar': { display: 'none' },
          '& .RaDataTable-row': { verticalAlign: 'top' },
        }}
      >
        <DataTable.Col
          source="name"
          label="products.name"
          render={(product: Product) => (
            <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
              <StoredPicture image={product.image} alt="" width={40} />
              <span>
                <RowLink to={`/products/${product.id}/show`}>{product.name}</RowLink>{' '}
                {!product.visible && <Chip size="small" label={translate('products.hidden')} />}
              </span>
            </Box>
          )}
        />
        <DataTable.Col source="brand" label="products.brand" disableSort />
        {FORMAT_COLUMNS.map(({ render, ...column }) => (
          <DataTable.Col
            key={column.label}
            {...column}
            render={({ formats }: Product) =>
              formats.map((format) => (
                <Box key={format.sku} sx={{ whiteSpace: 'nowrap' }}>
                  {render(format)}
                </Box>
              ))
            }
          />
        ))}
      </DataTable>
    </>
  );
};
