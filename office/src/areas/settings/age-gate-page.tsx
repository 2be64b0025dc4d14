import { BothLanguages } from './both-languages.tsx';
import { SettingPage } from './setting-page.tsx';

/** Question about the shopper's age. */
const AgeGatePage = () => (
  <SettingPage setting="age-gate" permission="rules.change-texts">
    <BothLanguages sources={['value.es.header_text', 'value.en.header_text']} label="header_text" max={60} />
    <BothLanguages sources={['value.es.text', 'value.en.text']} label="text" max={240} multiline />
  </SettingPage>
);

export default AgeGatePage;
