import { BooleanInput } from 'react-admin';
import { SettingPage } from './setting-page.tsx';

/** Switch of the line for sold-out products. */
const BackInStockPage = () => (
  <SettingPage setting="back-in-stock" permission="rules.change-selling">
    <BooleanInput source="value.is_active" label="settings.back_in_stock" />
  </SettingPage>
);

export default BackInStockPage;
