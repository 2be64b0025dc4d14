import { BooleanInput } from 'react-admin';
import { CountInput } from '../../forms/count-input.tsx';
import { SettingPage } from './setting-page.tsx';

/** Level under which stock counts as low, and the mail about it. */
const AlertsPage = () => (
  <SettingPage setting="alerts" permission="rules.change-selling">
    <CountInput source="value.low_stock" label="settings.low_stock" min={1} max={1000} />
    <BooleanInput source="value.mail" label="settings.low_stock_mail" />
  </SettingPage>
);

export default AlertsPage;
