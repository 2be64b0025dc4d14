import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ArrayInput, BooleanInput, maxLength, regex, required, TextInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { WEEKDAYS } from 'shared-contracts/domain/days';
import { CountInput } from '../../forms/count-input.tsx';
import { EnglishInput } from './both-languages.tsx';
import { HourInput } from './hour-input.tsx';
import { LineIterator } from './line-iterator.tsx';

const isDay = [required(), regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'settings.yearly_help')];

const HOURS = ['opens', 'last_seating', 'closes'] as const;

/** Opening hours of a weekday. */
const Weekday = ({ name }: { name: string }) => {
  const source = `value.hours.${name}`;
  const isOpen = useWatch({ name: `${source}.is_open` });
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: { sm: 2 }, width: '100%' }}>
      <BooleanInput
        source={`${source}.is_open`}
        label={`settings.weekdays.${name}`}
        sx={{ minWidth: 150, justifyContent: 'center' }}
      />
      {isOpen && (
        <Stack direction="row" sx={{ gap: 1, flexGrow: 1 }}>
          {HOURS.map((one) => (
            <HourInput key={one} source={`${source}.${one}`} label={`settings.${one}`} />
          ))}
        </Stack>
      )}
    </Stack>
  );
};

const TableRules = () => (
  <>
    <CountInput source="value.seats" label="settings.seats" min={1} max={1000} />
    <CountInput source="value.duration_minutes" label="settings.duration" min={30} max={360} />
    <CountInput source="value.slot_minutes" label="settings.slot" min={10} max={120} />
    <CountInput source="value.lead_minutes" label="settings.lead" min={0} max={10_080} />
    <CountInput source="value.horizon_days" label="settings.horizon" min={1} max={365} />
  </>
);

/** Opening hours, days that are closed every year, and rules of tables. */
export const BarFields = () => {
  const translate = useTranslate();
  return (
    <>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {translate('settings.hours')}
      </Typography>
      {WEEKDAYS.map((name) => (
        <Weekday key={name} name={name} />
      ))}
      <Typography variant="h2" sx={{ mt: 3, mb: 1 }}>
        {translate('settings.tables')}
      </Typography>
      <TableRules />
      <ArrayInput source="value.yearly" label="settings.yearly">
        <LineIterator>
          <TextInput
            source="day"
            label="settings.yearly_day"
            helperText="settings.yearly_help"
            validate={isDay}
          />
          <TextInput source="es" label="settings.es.reason" validate={[required(), maxLength(60)]} />
          <EnglishInput source="en" label="settings.en.reason" max={60} />
        </LineIterator>
      </ArrayInput>
    </>
  );
};
