import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { formatMoney } from '../../../format/format.ts';
import { Facts } from '../../../parts/facts.tsx';
import { Problem } from '../../../parts/problem.tsx';
import { useOrderPrice } from './use-order-price.ts';

/** Amounts of the order with the chosen delivery. The form sends the shown total and delivery. */
export const OrderPrice = () => {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const { isPriced, error, refetch, hasCommune, shown, option } = useOrderPrice();
  const { submitCount } = useFormState();
  // A refused order may cost another amount, or arrive on another day.
  useEffect(() => {
    if (submitCount > 0) void refetch();
  }, [submitCount, refetch]);
  const total = shown?.total || null;
  const arrivesBy = shown?.arrives_by ?? null;
  useEffect(() => {
    setValue('expected_total', total);
    setValue('expected_arrival', arrivesBy);
    setValue('shown_option', option);
  }, [setValue, total, arrivesBy, option]);
  if (!isPriced) return null;
  return (
    <Box aria-live="polite" sx={{ width: '100%', my: 2 }}>
      <Problem message={error?.message} />
      {shown && (
        <>
          <Facts
            facts={[
              ['orders.subtotal', formatMoney(shown.subtotal)],
              ['orders.discount', shown.discount > 0 && `−${formatMoney(shown.discount)}`],
              ['orders.delivery_price', hasCommune && formatMoney(shown.price_delivery)],
              ['orders.promised', shown.arrival],
            ]}
          />
          <Typography variant="h2" component="p" sx={{ mt: 1 }}>
            {translate('orders.total')}: {formatMoney(shown.total)}
          </Typography>
        </>
      )}
    </Box>
  );
};
