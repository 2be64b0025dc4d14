import { required } from 'react-admin';
import { AmountInput } from '../../forms/amount-input.tsx';
import { SettingPage } from './setting-page.tsx';

/** Price of the gift box. */
const GiftBoxPage = () => (
  <SettingPage setting="gift-box" permission="rules.change-selling">
    <AmountInput source="value.price" label="settings.gift_price" validate={required()} />
  </SettingPage>
);

export default GiftBoxPage;
