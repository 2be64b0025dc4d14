import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { formatTime } from '../../format/format.ts';
import { RecordPage } from '../../frame/record-page.tsx';
import { StoredPicture } from '../../pictures/stored-picture.tsx';
import { useMay, useSession } from '../../session/session-context.tsx';
import { AddFormat } from './add-format.tsx';
import { formatName, withGrams } from './format-name.ts';
import { PriceForm } from './price-form.tsx';
import { PricePlans } from './price-plans.tsx';
import { PriceText } from './price-text.tsx';
import { ProductCosts } from './product-costs.tsx';
import { StockCorrection } from './stock-correction.tsx';
import type { ProductDetail } from './types.ts';

const Formats = ({ product }: { product: ProductDetail }) => {
  const translate = useTranslate();
  const mayPrice = useMay('catalogue.change-price');
  return (
    <>
      {product.formats.map((format) => {
        const name = formatName(product, format);
        return (
          <Card
            key={format.sku}
            component="section"
            sx={{ p: 2, display: 'grid', gap: 2, alignContent: 'start' }}
          >
            <Typography variant="h2">{withGrams(format.sku, format.grams)}</Typography>
            {mayPrice ? <PriceForm format={format} name={name} /> : <PriceText price={format} />}
            <PricePlans product={product} format={format} />
            <Typography variant="h3">{translate('products.stock.title')}</Typography>
            <StockCorrection format={format} name={name} />
          </Card>
        );
      })}
    </>
  );
};

const History = ({ product }: { product: ProductDetail }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return (
    <Box component="section">
      <Typography variant="h2">{translate('products.history.title')}</Typography>
      {product.price_changes.length === 0 && (
        <Typography color="text.secondary">{translate('products.history.none')}</Typography>
      )}
      <Box component="ul" sx={{ pl: 2 }}>
        {product.price_changes.map((change) => (
          <li key={change.id}>
            {formatTime(change.at, locale)}, {change.sku}:{' '}
            <PriceText price={{ price: change.old_price, reference_price: change.old_reference_price }} /> →{' '}
            <PriceText price={{ price: change.new_price, reference_price: change.new_reference_price }} />
            {change.reason && ` (${change.reason})`}
          </li>
        ))}
      </Box>
    </Box>
  );
};

const Texts = ({ product }: { product: ProductDetail }) => {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { md: '1fr 1fr' }, gap: 3 }}>
      {(['es', 'en'] as const).map((language) => {
        const { name, detail, description } = product.texts[language];
        return (
          <Box key={language} component="section" lang={language}>
            <Typography variant="overline">{translate(`products.languages.${language}`)}</Typography>
            <Typography variant="h2">{name}</Typography>
            <Typography>{detail}</Typography>
            <Typography color="text.secondary">{description}</Typography>
          </Box>
        );
      })}
    </Box>
  );
};

const ProductBody = ({ product }: { product: ProductDetail }) => {
  const translate = useTranslate();
  const { shop_url } = useSession();
  const mayCost = useMay('catalogue.change-cost');
  const mayChange = useMay('catalogue.change');
  const mayCreate = useMay('catalogue.change-price');
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <StoredPicture image={product.image} alt="" width={80} />
        <Typography>
          {translate(`products.kinds.${product.kind}`)}, {product.brand}
          {product.year !== null && `, ${product.year}`}
        </Typography>
        {product.visible ? (
          <a href={`${shop_url}${product.path}`} target="_blank" rel="noreferrer">
            {translate('products.see_page')}
          </a>
        ) : (
          <Chip size="small" label={translate('products.hidden')} />
        )}
        {mayChange && (
          <Button component={Link} to={`/products/${product.id}`} variant="outlined">
            {translate('product_form.edit')}
          </Button>
        )}
        {mayCreate && (
          <Button component={Link} to={`/products/create?copy_of=${product.id}`}>
            {translate('product_form.copy')}
          </Button>
        )}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
          gap: 2,
        }}
      >
        <Formats product={product} />
      </Box>
      {mayCreate && product.kind === 'GourmetProduct' && <AddFormat id={product.id} />}
      {mayCost && <ProductCosts key={product.id} productId={product.id} />}
      {product.contents.length > 0 && (
        <Box component="section">
          <Typography variant="h2">{translate('products.contents')}</Typography>
          <Box component="ul" sx={{ pl: 2 }}>
            {product.contents.map(({ sku, name, qty }) => (
              <li key={sku}>
                {qty} × {name} ({sku})
              </li>
            ))}
          </Box>
        </Box>
      )}
      <Texts product={product} />
      <History product={product} />
    </Box>
  );
};

/** A product as the shop shows it, with price and stock of its formats. */
const ProductPage = () => (
  <RecordPage<ProductDetail>
    title={({ name }) => name}
    render={(product) => <ProductBody product={product} />}
    refetchOnWindowFocus
  />
);

export default ProductPage;
