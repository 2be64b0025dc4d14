import { RadioButtonGroupInput, required } from 'react-admin';
import { COUPON_WITH_OFFERS } from 'shared-contracts/domain/better-of-line';
import { SettingPage } from './setting-page.tsx';

const CHOICES = COUPON_WITH_OFFERS.map((id) => ({ id, name: `settings.coupon_with_offers_choices.${id}` }));

/** How a coupon meets the offers of an order. */
const DiscountsPage = () => (
  <SettingPage setting="discounts" permission="rules.change-selling">
    <RadioButtonGroupInput
      source="value.coupon_with_offers"
      label="settings.coupon_with_offers"
      choices={CHOICES}
      row={false}
      validate={required()}
    />
  </SettingPage>
);

export default DiscountsPage;
