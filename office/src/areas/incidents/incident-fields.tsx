import Typography from '@mui/material/Typography';
import { CheckboxGroupInput, DateInput, maxLength, required, TextInput, useTranslate } from 'react-admin';
import { INCIDENT_DATA } from 'shared-contracts/domain/incident-data';
import { MAX_TEXT } from 'shared-contracts/office/text-limits';
import { OfficeForm } from '../../forms/office-form.tsx';

const isShortEnough = maxLength(MAX_TEXT);
const DATA = INCIDENT_DATA.map((id) => ({ id, name: `incidents.kinds.${id}` }));

const Heading = ({ text }: { text: string }) => (
  <Typography variant="h6" component="h2" sx={{ mt: 2, mb: 1 }}>
    {useTranslate()(text)}
  </Typography>
);

/** Form of an incident: what happened, to whose data, and which people were informed. */
export const IncidentFields = () => (
  <OfficeForm maxWidth={560} mb={4} defaultValues={{ data: [] }}>
    <DateInput source="since" label="incidents.since" validate={required()} />
    <TextInput
      source="what"
      label="incidents.what"
      helperText="incidents.what_help"
      multiline
      minRows={3}
      validate={[required(), isShortEnough]}
    />
    <Heading text="incidents.whose" />
    <CheckboxGroupInput
      source="data"
      label="incidents.data"
      choices={DATA}
      row={false}
      helperText="incidents.data_help"
    />
    <DateInput source="data_from" label="incidents.data_from" helperText="incidents.period_help" />
    <DateInput source="data_to" label="incidents.data_to" />
    <Heading text="incidents.told" />
    <DateInput source="agency_told_on" label="incidents.agency_on" />
    <TextInput source="agency_told" label="incidents.agency" multiline minRows={2} validate={isShortEnough} />
    <DateInput source="people_told_on" label="incidents.people_on" />
    <TextInput
      source="people_told"
      label="incidents.people_told"
      multiline
      minRows={2}
      validate={isShortEnough}
    />
  </OfficeForm>
);
