import { minValue, NumberInput, required } from 'react-admin';
import { SettingPage } from './setting-page.tsx';

const isPrice = [required(), minValue(0)];

/** Price of the gift box. */
const GiftBoxPage = () => (
  <SettingPage setting="gift-box" permission="rules.change-selling">
    <NumberInput source="value.price" label="settings.gift_price" min={0} validate={isPrice} />
  </SettingPage>
);

export default GiftBoxPage;
