import AddIcon from '@mui/icons-material/Add';
import FileIcon from '@mui/icons-material/DescriptionOutlined';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { FilterButton, SortButton, TopToolbar, useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { EmptyRows } from '../../lists/empty-rows.tsx';
import { choiceFilter, searchFilter } from '../../lists/filters.tsx';
import { OfficeList } from '../../lists/office-list.tsx';
import { useMay } from '../../session/session-context.tsx';
import { ProductCards } from './product-cards.tsx';
import { ProductsTable } from './products-table.tsx';
import { KINDS, type Product } from './types.ts';

const filters = [
  searchFilter('products.search'),
  choiceFilter('kind', 'products.kind', KINDS, 'products.kinds'),
  choiceFilter('stock', 'products.level', ['low', 'none'], 'products.levels'),
  choiceFilter('visible', 'products.visible', ['yes', 'no'], 'products.yes_no'),
  choiceFilter('offer', 'products.offer', ['yes', 'no'], 'products.yes_no'),
];

const useIsWide = (): boolean => useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'));

const Actions = () => {
  const translate = useTranslate();
  const mayCreate = useMay('catalogue.change-price');
  // The table sorts by its headings.
  const isWide = useIsWide();
  return (
    <TopToolbar sx={{ flexWrap: { xs: 'wrap', md: 'nowrap' }, flexShrink: 0 }}>
      <FilterButton />
      {!isWide && <SortButton fields={['name', 'price', 'stock', 'published_at']} />}
      {mayCreate && (
        <Button component={Link} to="/products/create" startIcon={<AddIcon />}>
          {translate('product_form.create')}
        </Button>
      )}
      <Button component={Link} to="/prices-csv" startIcon={<FileIcon />}>
        {translate('products.csv.title')}
      </Button>
    </TopToolbar>
  );
};

const TableOrCards = () => {
  const isWide = useIsWide();
  const { data, isPending } = useListContext<Product>();
  if (!isPending && data?.length === 0) return <EmptyRows />;
  return isWide ? <ProductsTable /> : <ProductCards />;
};

/** Products of all kinds: cards for the phone in the cellar, a table for the desk. */
const ProductsList = () => (
  <OfficeList<Product>
    title="products.title"
    filters={filters}
    actions={<Actions />}
    sort={{ field: 'name', order: 'ASC' }}
    sx={{ '& .RaList-content': { border: { xs: 'none', md: '1px solid var(--paper-3)' } } }}
  >
    <TableOrCards />
  </OfficeList>
);

export default ProductsList;
