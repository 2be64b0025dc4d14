import { BooleanInput, maxLength, required, TextInput } from 'react-admin';
import { BothLanguages } from './both-languages.tsx';
import { SettingPage } from './setting-page.tsx';

/** Message that shoppers see once when they enter. */
const PromotionPage = () => (
  <SettingPage setting="promotion" permission="rules.change-texts">
    <BooleanInput source="value.is_visible" label="settings.is_visible" />
    <BothLanguages sources={['value.es.title', 'value.en.title']} label="text_title" max={80} />
    <BothLanguages
      sources={['value.es.description', 'value.en.description']}
      label="text"
      max={240}
      multiline
    />
    <BothLanguages sources={['value.es.button', 'value.en.button']} label="button" max={40} />
    <TextInput
      source="value.link"
      label="settings.link"
      helperText="settings.link_help"
      validate={[required(), maxLength(300)]}
    />
  </SettingPage>
);

export default PromotionPage;
