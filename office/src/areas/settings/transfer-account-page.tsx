import { email, maxLength, required, TextInput } from 'react-admin';
import { RutInput } from '../../forms/rut-input.tsx';
import { BothLanguages } from './both-languages.tsx';
import { SettingPage } from './setting-page.tsx';

/** Bank account that buyers transfer to. */
const TransferAccountPage = () => (
  <SettingPage setting="transfer-account" permission="rules.change-company">
    <TextInput source="value.bank" label="settings.bank" validate={[required(), maxLength(60)]} />
    <BothLanguages
      sources={['value.account_type.es', 'value.account_type.en']}
      label="account_type"
      max={40}
    />
    <TextInput source="value.account" label="settings.account" validate={[required(), maxLength(40)]} />
    <TextInput source="value.name" label="settings.holder" validate={[required(), maxLength(120)]} />
    <RutInput source="value.rut" />
    <TextInput source="value.email" label="settings.account_email" validate={[required(), email()]} />
  </SettingPage>
);

export default TransferAccountPage;
