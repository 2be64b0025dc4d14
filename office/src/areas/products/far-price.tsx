import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { isFarPrice } from 'shared-contracts/office/catalogue-limits';
import { formatMoney } from '../../format/format.ts';

interface FarPriceProps {
  before: number;
  /** Null while it is no number. */
  after: number | null;
}

/** Warns of a price that is far from the one before, as with a digit too few or too many. */
export const FarPrice = ({ before, after }: FarPriceProps) => {
  const translate = useTranslate();
  if (after === null || !isFarPrice(before, after)) return null;
  return (
    <Alert severity="warning" role="status">
      {translate(after < before ? 'products.price.falls' : 'products.price.rises', {
        before: formatMoney(before),
        after: formatMoney(after),
        percent: Math.round((Math.abs(after - before) / before) * 100),
      })}
    </Alert>
  );
};
