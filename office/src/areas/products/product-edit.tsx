import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Title, useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router';
import { DraftBar } from '../../drafts/draft-bar.tsx';
import { DraftFormProvider } from '../../drafts/draft-form.tsx';
import { FailedPage } from '../../frame/failed-page.tsx';
import { LoadingPage } from '../../frame/loading-page.tsx';
import { useMay } from '../../session/session-context.tsx';
import { ProductSections } from './form/product-sections.tsx';
import { useProductDraft } from './form/use-product-draft.ts';

const Edit = ({ id }: { id: string }) => {
  const translate = useTranslate();
  const mayCreate = useMay('catalogue.change-price');
  const { form, bar, error, reload } = useProductDraft(id);
  if (error) return <FailedPage error={error} onRetry={reload} />;
  if (!form || !bar) return <LoadingPage />;
  return (
    <Box sx={{ display: 'grid', gap: 2, pb: 4, minWidth: 0 }}>
      <Title title={form.data.texts.es.name || translate('product_form.title')} />
      <Box>
        <Button component={Link} to={`/products/${id}/show`}>
          {translate('product_form.to_prices')}
        </Button>
        {mayCreate && (
          <Button component={Link} to={`/products/create?copy_of=${id}`}>
            {translate('product_form.copy')}
          </Button>
        )}
      </Box>
      <DraftBar {...bar} />
      <DraftFormProvider form={form}>
        <ProductSections />
      </DraftFormProvider>
    </Box>
  );
};

/** Texts, pictures, facts and recommendations of a product, in both languages. */
const ProductEdit = () => {
  const { id = '' } = useParams();
  return <Edit key={id} id={id} />;
};

export default ProductEdit;
