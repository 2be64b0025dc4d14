import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLocaleState, useTranslate } from 'react-admin';
import { removePricePlan } from 'shared-contracts/office/price-plans';
import { ActionButton } from '../../actions/action-button.tsx';
import { DialogButton } from '../../actions/dialog-button.tsx';
import { formatMoney, formatTime } from '../../format/format.ts';
import { useMay, useOffice } from '../../session/session-context.tsx';
import { PlanDialog } from './plan-dialog.tsx';
import type { Format, ProductDetail } from './types.ts';

type Plan = ProductDetail['price_plans'][number];

const PlanLine = ({ plan, mayPrice }: { plan: Plan; mayPrice: boolean }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { call } = useOffice();
  const { id, kind, price, starts_at, ends_at, state, staff, reason } = plan;
  const isRunning = state === 'running';
  return (
    <Box component="li" sx={{ listStyle: 'none', borderTop: 1, borderColor: 'divider', py: 1 }}>
      <Typography>
        {translate(`products.plans.kinds.${kind}`)}: {formatMoney(price)}
      </Typography>
      <Typography variant="body2">
        {translate('products.plans.from', { at: formatTime(starts_at, locale) })}
        {ends_at && ` ${translate('products.plans.to', { at: formatTime(ends_at, locale) })}`}
        {kind === 'offer' && !ends_at && ` ${translate('products.plans.no_end')}`}
      </Typography>
      <Typography variant="body2" color={state === 'failed' ? 'error' : 'text.secondary'}>
        {translate(`products.plans.states.${state}`)} {staff}: <bdi>{reason}</bdi>
      </Typography>
      {mayPrice && state !== 'failed' && (
        <ActionButton
          label={isRunning ? 'products.plans.end' : 'ra.action.remove'}
          done={isRunning ? 'products.plans.ended' : 'products.plans.removed'}
          consequence={translate(
            isRunning ? 'products.plans.end_consequence' : 'products.plans.remove_consequence',
          )}
          reason="optional"
          isDanger
          onAct={(why) => call(removePricePlan, { params: { id }, body: { reason: why } })}
        />
      )}
    </Box>
  );
};

/** Prices and offers of a format that start by themselves. */
export const PricePlans = ({ product, format }: { product: ProductDetail; format: Format }) => {
  const translate = useTranslate();
  const mayPrice = useMay('catalogue.change-price');
  const plans = product.price_plans.filter(({ sku }) => sku === format.sku);
  if (!mayPrice && plans.length === 0) return null;
  return (
    <Box>
      {plans.length > 0 && (
        <>
          <Typography variant="h3">{translate('products.plans.title')}</Typography>
          <Box component="ul" sx={{ m: 0, p: 0 }}>
            {plans.map((plan) => (
              <PlanLine key={plan.id} plan={plan} mayPrice={mayPrice} />
            ))}
          </Box>
        </>
      )}
      {mayPrice && (
        <DialogButton label="products.plans.add">
          {(close) => <PlanDialog format={format} onClose={close} />}
        </DialogButton>
      )}
    </Box>
  );
};
