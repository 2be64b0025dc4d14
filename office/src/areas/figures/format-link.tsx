import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { withGrams } from '../products/format-name.ts';

/** Name of a format, which leads to its product while there is one. */
export const FormatLink = ({
  sku,
  name,
  grams,
  product_id,
}: {
  sku: string;
  name: string;
  grams: number | null;
  product_id: string | null;
}) => {
  const words = withGrams(name, grams);
  return (
    <>
      {product_id === null ? words : <Link to={`/products/${product_id}/show`}>{words}</Link>}
      {name !== sku && (
        <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
          {sku}
        </Typography>
      )}
    </>
  );
};
