import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useField } from '../../../drafts/draft-form.tsx';
import type { Shape } from '../shapes.ts';

type SimpleShape = Extract<Shape, { kind: 'line' | 'text' | 'address' | 'day' | 'choice' }>;

const emptyOf = ({ empty }: SimpleShape): unknown => {
  if (empty === 'null') return null;
  return empty === 'absent' ? undefined : '';
};

/** Field of one text, day or choice. */
export const SimpleField = ({ shape, path, label }: { shape: SimpleShape; path: string; label: string }) => {
  const translate = useTranslate();
  const { value, set, problem, isReadOnly } = useField<unknown>(path);
  const help = shape.kind === 'address' ? translate('content.address_help') : undefined;
  return (
    <TextField
      label={label}
      value={typeof value === 'string' ? value : ''}
      onChange={({ target }) => set(target.value === '' ? emptyOf(shape) : target.value)}
      error={problem !== undefined}
      helperText={problem ?? help}
      disabled={isReadOnly}
      fullWidth
      select={shape.kind === 'choice'}
      multiline={shape.kind === 'text'}
      minRows={shape.kind === 'text' ? 2 : undefined}
      {...(shape.kind === 'day' ? { type: 'date', slotProps: { inputLabel: { shrink: true } } } : {})}
    >
      {shape.kind === 'choice' && [
        ...(shape.empty ? [<MenuItem key="" value="" children={translate('content.none')} />] : []),
        ...shape.ids.map((id) => (
          <MenuItem key={id} value={id}>
            {translate(`${shape.group}.${id}`)}
          </MenuItem>
        )),
      ]}
    </TextField>
  );
};
