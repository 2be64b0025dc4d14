import Stack from '@mui/material/Stack';
import { maxLength, required, TextInput } from 'react-admin';

interface BothLanguagesProps {
  /** Paths of the Spanish and the English text. */
  sources: readonly [string, string];
  /** Message key within `settings.es` and `settings.en`. */
  label: string;
  max: number;
  multiline?: boolean;
  isOptional?: boolean;
}

/** Keeps an empty text, which react-admin would make null. */
const asTyped = (value: string) => value;

interface EnglishInputProps {
  source: string;
  /** Message key. */
  label: string;
  max: number;
  multiline?: boolean;
}

/** English text. It is never required: without it the English page shows the Spanish text. */
export const EnglishInput = ({ source, label, max, multiline = false }: EnglishInputProps) => (
  <TextInput
    source={source}
    label={label}
    multiline={multiline}
    validate={maxLength(max)}
    parse={asTyped}
    defaultValue=""
    helperText="settings.english_help"
  />
);

/** A text in Spanish and English, side by side on wide windows. */
export const BothLanguages = ({
  sources: [es, en],
  label,
  max,
  multiline = false,
  isOptional = false,
}: BothLanguagesProps) => {
  const rules = isOptional ? maxLength(max) : [required(), maxLength(max)];
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: { xs: 0, sm: 2 }, width: '100%' }}>
      <TextInput
        source={es}
        label={`settings.es.${label}`}
        multiline={multiline}
        validate={rules}
        parse={asTyped}
      />
      <EnglishInput source={en} label={`settings.en.${label}`} max={max} multiline={multiline} />
    </Stack>
  );
};
