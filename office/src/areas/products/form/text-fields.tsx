import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useField } from '../../../drafts/draft-form.tsx';
import { ChoiceField } from '../../../forms/choice-field.tsx';

interface FieldProps {
  path: string;
  /** Message key. */
  label: string;
  /** Message key. */
  help?: string | undefined;
  rows?: number | undefined;
  isDisabled?: boolean;
  lang?: 'es' | 'en';
  placeholder?: string | undefined;
}

export const TextLine = ({ path, label, help, rows, isDisabled = false, lang, placeholder }: FieldProps) => {
  const translate = useTranslate();
  const { value, set, problem } = useField<string>(path);
  return (
    <TextField
      label={lang ? translate(`product_form.in.${lang}`, { name: translate(label) }) : translate(label)}
      value={value}
      onChange={(event) => set(event.target.value)}
      error={problem !== undefined}
      helperText={problem ?? (help ? translate(help) : undefined)}
      disabled={isDisabled}
      placeholder={placeholder ?? ''}
      {...(rows !== undefined && { multiline: true, minRows: rows, maxRows: 12 })}
      slotProps={{
        htmlInput: { ...(lang && { lang }) },
        ...(placeholder && { inputLabel: { shrink: true } }),
      }}
    />
  );
};

interface BilingualTextProps {
  /** Name of the text in `texts.es` and `texts.en`. */
  name: string;
  rows?: number;
  help?: string;
}

/** A text in both languages, side by side on wide windows. An empty English field shows the Spanish text. */
export const BilingualText = ({ name, rows, help }: BilingualTextProps) => {
  const { value: spanish } = useField<string>(`texts.es.${name}`);
  const label = `product_form.texts.${name}`;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { md: '1fr 1fr' }, columnGap: 2, alignItems: 'start' }}>
      <TextLine path={`texts.es.${name}`} label={label} lang="es" rows={rows} help={help} />
      <TextLine path={`texts.en.${name}`} label={label} lang="en" rows={rows} placeholder={spanish} />
    </Box>
  );
};

/** Number as people type it: `13,5`. Null while it is none, undefined for an empty field. */
const numberOf = (text: string, decimals: boolean): number | null | undefined => {
  const plain = text.trim().replace(',', '.');
  if (plain === '') return undefined;
  return (decimals ? /^\d{1,3}(\.\d{1,2})?$/ : /^\d{1,6}$/).test(plain) ? Number(plain) : null;
};

interface NumberLineProps {
  path: string;
  label: string;
  decimals?: boolean;
}

export const NumberLine = ({ path, label, decimals = false }: NumberLineProps) => {
  const translate = useTranslate();
  const { value, set, problem } = useField<number | null>(path);
  /** Typed text, and the number before it. The form keeps that number while the text is none. */
  const [typed, setTyped] = useState<{ text: string; before: number | null }>();
  const text = typed?.text ?? (value === null ? '' : String(value).replace('.', ','));
  const isWrong = numberOf(text, decimals) === null;
  return (
    <TextField
      label={translate(label)}
      value={text}
      onChange={({ target }) => {
        const before = typed ? typed.before : value;
        setTyped({ text: target.value, before });
        const number = numberOf(target.value, decimals);
        set(number === null ? before : (number ?? null));
      }}
      onBlur={() => {
        if (!isWrong) setTyped(undefined);
      }}
      error={isWrong || problem !== undefined}
      helperText={isWrong ? translate('product_form.no_number') : problem}
      slotProps={{ htmlInput: { inputMode: decimals ? 'decimal' : 'numeric' } }}
    />
  );
};

const STEPS = ['', '1', '2', '3', '4', '5'];

/** Scale of the tasting profile. */
export const ScaleLine = ({ path, label }: Pick<NumberLineProps, 'path' | 'label'>) => {
  const translate = useTranslate();
  const { value, set, problem } = useField<number | null>(path);
  return (
    <ChoiceField
      label={label}
      value={String(value ?? '')}
      values={STEPS}
      words={(step) => translate(`product_form.scale.${step || 'none'}`)}
      error={problem}
      onChange={(step) => set(step === '' ? null : Number(step))}
    />
  );
};
