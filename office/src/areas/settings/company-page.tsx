import { maxLength, required, TextInput } from 'react-admin';
import { formatRut } from 'shared-contracts/domain/rut';
import { SettingPage } from './setting-page.tsx';

/** Name of the shop and legal identity of the seller. */
const CompanyPage = () => (
  <SettingPage setting="company" permission="rules.change-company">
    <TextInput source="value.name" label="settings.shop_name" validate={[required(), maxLength(40)]} />
    <TextInput
      source="value.legal_name"
      label="settings.legal_name"
      validate={[required(), maxLength(120)]}
    />
    <TextInput source="value.rut" label="settings.rut" format={formatRut} validate={required()} />
  </SettingPage>
);

export default CompanyPage;
