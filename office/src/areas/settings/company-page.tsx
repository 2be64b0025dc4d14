import { maxLength, required, TextInput } from 'react-admin';
import { RutInput } from '../../forms/rut-input.tsx';
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
    <RutInput source="value.rut" />
  </SettingPage>
);

export default CompanyPage;
