import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { parseReferencePrice } from 'shared-contracts/domain/money';
import { formatMoney } from '../../format/format.ts';

interface Price {
  price: number;
  reference_price: string | null;
}

/** Price before the offer in words: an amount, or the words of an import. */
const referenceText = (reference: string): string => {
  const amount = parseReferencePrice(reference);
  return amount === null ? reference : formatMoney(amount);
};

/** A price, with the price before the offer struck through. */
export const PriceText = ({ price: { price, reference_price } }: { price: Price }) => {
  const translate = useTranslate();
  return (
    <span>
      {formatMoney(price)}
      {reference_price !== null && (
        <Box
          component="del"
          sx={{ ml: 1, color: 'text.secondary', display: 'inline-block' }}
          aria-label={translate('products.price.before')}
        >
          {referenceText(reference_price)}
        </Box>
      )}
    </span>
  );
};
