import { Create, DateInput, maxLength, required, SaveButton, SimpleForm, TextInput } from 'react-admin';
import { KeepTyped } from '../../forms/keep-typed.tsx';
import { EnglishInput } from '../settings/both-languages.tsx';
import { DayWarning } from './day-warning.tsx';

const isReason = [required(), maxLength(60)];

/** Closes the wine bar on a day. */
const ClosedDayCreate = () => (
  <Create title="closed_days.add" redirect="list">
    <SimpleForm warnWhenUnsavedChanges toolbar={false} sx={{ maxWidth: 560 }}>
      <KeepTyped />
      <DateInput source="day" label="closed_days.day" helperText="closed_days.help" validate={required()} />
      <DayWarning />
      <TextInput source="es" label="settings.es.reason" validate={isReason} />
      <EnglishInput source="en" label="settings.en.reason" max={60} />
      <SaveButton label="closed_days.add" sx={{ mt: 2, alignSelf: 'start' }} />
    </SimpleForm>
  </Create>
);

export default ClosedDayCreate;
