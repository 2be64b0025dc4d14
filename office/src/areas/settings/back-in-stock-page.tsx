import { BooleanInput } from 'react-admin';
import { SettingPage } from './setting-page.tsx';

/** Turns the waiting list for sold-out products on or off. */
const BackInStockPage = () => (
  <SettingPage setting="back-in-stock" permission="rules.change-selling">
    <BooleanInput source="value.is_active" label="settings.back_in_stock" />
  </SettingPage>
);

export default BackInStockPage;
