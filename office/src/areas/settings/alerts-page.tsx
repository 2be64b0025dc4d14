import { BooleanInput, maxValue, minValue, NumberInput, required } from 'react-admin';
import { SettingPage } from './setting-page.tsx';

const isLevel = [required(), minValue(1), maxValue(1000)];

/** Level under which stock counts as low, and the mail about it. */
const AlertsPage = () => (
  <SettingPage setting="alerts" permission="rules.change-selling">
    <NumberInput source="value.low_stock" label="settings.low_stock" min={1} validate={isLevel} />
    <BooleanInput source="value.mail" label="settings.low_stock_mail" />
  </SettingPage>
);

export default AlertsPage;
