import { Create, DateInput, maxLength, required, TextInput } from 'react-admin';
import { OfficeForm } from '../../forms/office-form.tsx';
import { EnglishInput } from '../settings/both-languages.tsx';
import { DayWarning } from './day-warning.tsx';

const reasonRules = [required(), maxLength(60)];

/** Closes the wine bar on a day. */
const ClosedDayCreate = () => (
  <Create title="closed_days.add" redirect="list">
    <OfficeForm maxWidth={560} save="closed_days.add">
      <DateInput source="day" label="closed_days.day" helperText="closed_days.help" validate={required()} />
      <DayWarning />
      <TextInput source="es" label="settings.es.reason" validate={reasonRules} />
      <EnglishInput source="en" label="settings.en.reason" max={60} />
    </OfficeForm>
  </Create>
);

export default ClosedDayCreate;
