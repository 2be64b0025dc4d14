import { regex, required, TextInput, type TextInputProps } from 'react-admin';

const isHour = [required(), regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'settings.hour_help')];

/** Hour of the day as `19:30`. */
export const HourInput = (props: Pick<TextInputProps, 'source' | 'label' | 'helperText' | 'readOnly'>) => (
  <TextInput {...props} validate={isHour} slotProps={{ htmlInput: { inputMode: 'text', maxLength: 5 } }} />
);
