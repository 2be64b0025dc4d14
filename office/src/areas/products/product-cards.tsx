import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { StoredPicture } from '../../pictures/stored-picture.tsx';
import { useMay } from '../../session/session-context.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { formatName, withGrams } from './format-name.ts';
import { PriceText } from './price-text.tsx';
import { StockCorrection } from './stock-correction.tsx';
import type { Product } from './types.ts';

const SKELETONS = ['a', 'b', 'c'];

interface ProductCardProps {
  product: Product;
  isChosen: boolean;
  /** Undefined for staff who may not change many products. */
  onChoose: (() => void) | undefined;
}

const ProductCard = ({ product, isChosen, onChoose }: ProductCardProps) => {
  const translate = useTranslate();
  return (
    <Card component="li" sx={{ listStyle: 'none', p: 2, display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', gap: 1.5 }}>
        {onChoose && (
          <Checkbox
            checked={isChosen}
            onChange={onChoose}
            sx={{ alignSelf: 'start', m: -1 }}
            slotProps={{ input: { 'aria-label': translate('ra.action.select_row', { name: product.name }) } }}
          />
        )}
        <StoredPicture image={product.image} alt="" width={64} />
        <Box sx={{ minWidth: 0 }}>
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
      </Box>
      {product.formats.map((format) => (
        <Box key={format.sku} sx={{ display: 'grid', gap: 1 }}>
          <Typography variant="body2">
            {withGrams(format.sku, format.grams)}: <PriceText price={format} />
          </Typography>
          <StockCorrection format={format} name={formatName(product, format)} />
        </Box>
      ))}
    </Card>
  );
};

/** Products as cards, with a counter for the stock of each format, and a selection for changes of many. */
export const ProductCards = () => {
  const { data, isPending, selectedIds, onToggleItem } = useListContext<Product>();
  const mayPrice = useMay('catalogue.change-price');
  const mayStock = useMay('catalogue.change-stock');
  const mayChoose = mayPrice || mayStock;
  return (
    <>
      {mayChoose && selectedIds.length > 0 && <BulkBar mayPrice={mayPrice} mayStock={mayStock} />}
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' },
          gap: 1.5,
          mx: 0,
          my: 1,
          p: 0,
        }}
      >
        {isPending && SKELETONS.map((id) => <Skeleton key={id} variant="rounded" height={180} />)}
        {data?.map((product) => (
          <ProductCard
            key={product.id}
            product={product}
            isChosen={selectedIds.includes(product.id)}
            onChoose={mayChoose ? () => onToggleItem(product.id) : undefined}
          />
        ))}
      </Box>
    </>
  );
};
