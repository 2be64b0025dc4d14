import { ArrayInput, email, maxLength, required, TextInput } from 'react-admin';
import { BothLanguages, EnglishInput } from './both-languages.tsx';
import { LineIterator } from './line-iterator.tsx';

const isLine = [required(), maxLength(160)];

/** Address, e-mail, phones, and the place of pick-up. */
export const ContactFields = () => (
  <>
    <TextInput source="value.address" label="settings.address" validate={isLine} />
    <TextInput source="value.email" label="settings.email" validate={[required(), email()]} />
    <ArrayInput source="value.phones" label="settings.phones">
      <LineIterator>
        <TextInput source="text" label="settings.phone" validate={required()} />
        <TextInput source="es" label="settings.es.phone_title" validate={required()} />
        <EnglishInput source="en" label="settings.en.phone_title" max={40} />
      </LineIterator>
    </ArrayInput>
    <TextInput source="value.pickup.address" label="settings.pickup_address" validate={isLine} />
    <BothLanguages
      sources={['value.pickup.hours.es', 'value.pickup.hours.en']}
      label="pickup_hours"
      max={120}
    />
    <BothLanguages
      sources={['value.pickup.ready.es', 'value.pickup.ready.en']}
      label="pickup_ready"
      max={120}
    />
  </>
);
