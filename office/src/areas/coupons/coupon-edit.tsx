import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { endCoupon } from 'shared-contracts/office/coupons';
import { ActionButton } from '../../actions/action-button.tsx';
import { OfficeEdit } from '../../forms/office-edit.tsx';
import { OfficeForm } from '../../forms/office-form.tsx';
import { useMay, useOffice } from '../../session/session-context.tsx';
import { type Coupon, NO_CONDITIONS, worthOf } from './coupon-form.ts';
import { LimitFields } from './limit-fields.tsx';

const Facts = (coupon: Coupon) => {
  const translate = useTranslate();
  const { used, status, email_hint: email } = coupon;
  return (
    <Box sx={{ mb: 2 }}>
      <Typography>
        {translate('coupons.fact', { worth: worthOf(coupon, translate), smart_count: used })}
      </Typography>
      <Typography color="text.secondary">{translate(`coupons.statuses.${status}`)}</Typography>
      {email && <Typography color="text.secondary">{`${translate('coupons.for_one')}: ${email}`}</Typography>}
    </Box>
  );
};

const EndButton = ({ id, version, code, status }: Coupon) => {
  const translate = useTranslate();
  const { call } = useOffice();
  if (status === 'ended') return null;
  return (
    <ActionButton
      label="coupons.end"
      isDanger
      reason="required"
      done="coupons.ended"
      consequence={translate('coupons.end_help', { code })}
      onAct={(reason) => call(endCoupon, { params: { id }, body: { version, reason } })}
    />
  );
};

/** Page of a coupon: facts, limits, and the button that ends it. */
const CouponEdit = () => {
  const mayChange = useMay('rules.change-selling');
  return (
    <OfficeEdit<Coupon> title={({ code }) => code} redirect="list">
      {(coupon) => (
        <>
          <Facts {...coupon} />
          {mayChange && (
            <>
              <OfficeForm maxWidth={560} mb={4} asksReason defaultValues={NO_CONDITIONS}>
                <LimitFields />
              </OfficeForm>
              <EndButton {...coupon} />
            </>
          )}
        </>
      )}
    </OfficeEdit>
  );
};

export default CouponEdit;
