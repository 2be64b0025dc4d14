import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { formatMoney } from '../../format/format.ts';
import { useOrder } from './use-order-call.ts';

const MONEY = { fontVariantNumeric: 'tabular-nums', textAlign: 'right' } as const;

export const OrderLines = () => {
  const translate = useTranslate();
  const { lines } = useOrder();
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {lines.map(({ id, sku, name, brand, year, qty, price, coupon_discount = 0, case_name }) => (
        <Box
          component="li"
          key={id}
          sx={{
            display: 'grid',
            gridTemplateColumns: '3rem minmax(0, 1fr) auto',
            gap: 1,
            py: 1,
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <Typography sx={{ fontWeight: 600 }}>{qty} ×</Typography>
          <Box sx={{ overflowWrap: 'anywhere' }}>
            {name}
            <Typography variant="body2" color="text.secondary">
              {[brand, year, sku, case_name].filter(Boolean).join(' · ')}
            </Typography>
            {coupon_discount > 0 && (
              <Typography variant="body2" color="text.secondary">
                {translate('orders.coupon_of_line', { amount: formatMoney(coupon_discount) })}
              </Typography>
            )}
          </Box>
          <Typography sx={MONEY}>{formatMoney(qty * price)}</Typography>
        </Box>
      ))}
    </Box>
  );
};

export const OrderAmounts = () => {
  const translate = useTranslate();
  const { subtotal, discount, coupon, price_delivery, gift_price, total, refunded } = useOrder();
  const rows: [string, number, boolean?][] = [
    [translate('orders.subtotal'), subtotal],
    ...(discount > 0
      ? ([[`${translate('orders.discount')}${coupon ? ` (${coupon.code})` : ''}`, -discount]] as [
          string,
          number,
        ][])
      : []),
    [translate('orders.delivery_price'), price_delivery],
    ...(gift_price > 0 ? ([[translate('orders.gift'), gift_price]] as [string, number][]) : []),
    [translate('orders.total'), total, true],
    ...(refunded > 0 ? ([[translate('orders.refunded'), -refunded]] as [string, number][]) : []),
  ];
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gridTemplateColumns: '1fr auto', columnGap: 2, m: 0, mt: 1, '& dd': { m: 0 } }}
    >
      {rows.map(([label, amount, isTotal]) => (
        <Box key={label} sx={{ display: 'contents', ...(isTotal && { fontWeight: 600 }) }}>
          <Box component="dt" sx={{ fontWeight: isTotal ? 600 : 400 }}>
            {label}
          </Box>
          <Box component="dd" sx={{ ...MONEY, fontWeight: isTotal ? 600 : 400 }}>
            {formatMoney(amount)}
          </Box>
        </Box>
      ))}
    </Box>
  );
};
