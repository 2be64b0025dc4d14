import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { formatMoney } from '../../format/format.ts';
import { joined } from '../../format/joined.ts';
import { useOrder } from './use-order-call.ts';

const MONEY = { fontVariantNumeric: 'tabular-nums', textAlign: 'right' } as const;

export const OrderLines = () => {
  const translate = useTranslate();
  const { lines } = useOrder();
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {lines.map(
        ({
          id,
          sku,
          name,
          brand,
          year,
          qty,
          price,
          reference_price,
          coupon_discount = 0,
          case_name,
          boxed = [],
        }) => (
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
                {joined([brand, year, sku, case_name])}
              </Typography>
              {boxed.map((one) => (
                <Typography key={one.sku} variant="body2" color="text.secondary">
                  {one.qty} × {one.name} · {one.sku}
                </Typography>
              ))}
              {coupon_discount > 0 && (
                <Typography variant="body2" color="text.secondary">
                  {translate('orders.coupon_of_line', { amount: formatMoney(coupon_discount) })}
                </Typography>
              )}
            </Box>
            <Typography sx={MONEY}>
              {reference_price !== undefined && (
                <Box component="del" sx={{ display: 'block', color: 'text.secondary' }}>
                  {formatMoney(qty * reference_price)}
                </Box>
              )}
              {formatMoney(qty * price)}
            </Typography>
          </Box>
        ),
      )}
    </Box>
  );
};

export const OrderAmounts = () => {
  const translate = useTranslate();
  const { subtotal, discount, coupon, price_delivery, gift_price, total, refunded } = useOrder();
  const rows = [
    { name: 'subtotal', amount: subtotal },
    { name: 'discount', amount: -discount, isShown: discount > 0 },
    { name: 'delivery_price', amount: price_delivery },
    { name: 'gift', amount: gift_price, isShown: gift_price > 0 },
    { name: 'total', amount: total },
    { name: 'refunded', amount: -refunded, isShown: refunded > 0 },
  ];
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gridTemplateColumns: '1fr auto', columnGap: 2, m: 0, mt: 1, '& dd': { m: 0 } }}
    >
      {rows
        .filter(({ isShown = true }) => isShown)
        .map(({ name, amount }) => (
          <Box key={name} sx={{ display: 'contents', fontWeight: name === 'total' ? 600 : 400 }}>
            <dt>
              {translate(`orders.${name}`)}
              {name === 'discount' && coupon && ` (${coupon.code})`}
            </dt>
            <Box component="dd" sx={MONEY}>
              {formatMoney(amount)}
            </Box>
          </Box>
        ))}
    </Box>
  );
};
