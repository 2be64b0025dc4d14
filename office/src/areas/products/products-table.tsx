import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { ReactNode } from 'react';
import { DataTable, useTranslate } from 'react-admin';
import { RowLink } from '../../lists/row-link.tsx';
import { StoredPicture } from '../../pictures/stored-picture.tsx';
import { useMay } from '../../session/session-context.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { PriceText } from './price-text.tsx';
import type { Format, Product } from './types.ts';

/** One line for each format. */
const Formats = ({ of, children }: { of: Product; children: (format: Format) => ReactNode }) => (
  <>
    {of.formats.map((format) => (
      <Box key={format.sku} sx={{ whiteSpace: 'nowrap' }}>
        {children(format)}
      </Box>
    ))}
  </>
);

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
        <DataTable.Col
          label="products.sku"
          render={(product: Product) => (
            <Formats of={product}>
              {({ sku, grams }) => (grams === null ? sku : `${sku}, ${grams} g`)}
            </Formats>
          )}
        />
        <DataTable.Col
          source="price"
          label="products.price.price"
          render={(product: Product) => (
            <Formats of={product}>{(format) => <PriceText price={format} />}</Formats>
          )}
        />
        <DataTable.Col
          align="right"
          label="products.stock.on_hand"
          render={(product: Product) => <Formats of={product}>{({ on_hand }) => on_hand ?? '–'}</Formats>}
        />
        <DataTable.Col
          align="right"
          label="products.stock.reserved_column"
          render={(product: Product) => (
            <Formats of={product}>{(format) => format.reserved_paid + format.reserved_unpaid || '–'}</Formats>
          )}
        />
        <DataTable.Col
          source="stock"
          align="right"
          label="products.stock.for_sale_column"
          render={(product: Product) => <Formats of={product}>{({ for_sale }) => for_sale}</Formats>}
        />
        <DataTable.Col
          align="right"
          label="products.stock.waiting_column"
          render={(product: Product) => <Formats of={product}>{({ waiting }) => waiting || '–'}</Formats>}
        />
      </DataTable>
    </>
  );
};
