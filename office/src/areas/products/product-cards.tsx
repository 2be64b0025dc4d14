import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { formatName } from './format-name.ts';
import { PriceText } from './price-text.tsx';
import { StockCorrection } from './stock-correction.tsx';
import type { Product } from './types.ts';

const SKELETONS = ['a', 'b', 'c'];

const ProductCard = ({ product }: { product: Product }) => {
  const translate = useTranslate();
  return (
    <Card component="li" sx={{ listStyle: 'none', p: 2, display: 'grid', gap: 1.5 }}>
      <Box>
        <Typography
          component={Link}
          to={`/products/${product.id}/show`}
          sx={{ fontFamily: 'var(--serif)', fontSize: 'var(--step-18)', overflowWrap: 'anywhere' }}
        >
          {product.name}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {product.brand}
          {product.year !== null && `, ${product.year}`}
        </Typography>
        {!product.visible && <Chip size="small" label={translate('products.hidden')} sx={{ mt: 0.5 }} />}
      </Box>
      {product.formats.map((format) => (
        <Box key={format.sku} sx={{ display: 'grid', gap: 1 }}>
          <Typography variant="body2">
            {format.sku}
            {format.grams !== null && `, ${format.grams} g`}: <PriceText price={format} />
          </Typography>
          <StockCorrection format={format} name={formatName(product, format)} />
        </Box>
      ))}
    </Card>
  );
};

/** Products as cards, with a counter for the stock of each format. */
export const ProductCards = () => {
  const { data, isPending } = useListContext<Product>();
  return (
    <Box
      component="ul"
      sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 1.5, m: 0, p: 0 }}
    >
      {isPending && SKELETONS.map((id) => <Skeleton key={id} variant="rounded" height={180} />)}
      {data?.map((product) => (
        <ProductCard key={product.id} product={product} />
      ))}
    </Box>
  );
};
