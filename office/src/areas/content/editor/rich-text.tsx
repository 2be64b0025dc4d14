import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Inline } from 'shared-contracts/api/content.schema';
import { useField } from '../../../drafts/draft-form.tsx';
import { formatInlines, parseInlines } from './inline-text.ts';

/** Running text with bold words and links. */
export const RichText = ({ path, label }: { path: string; label: string }) => {
  const translate = useTranslate();
  const { value, set, problemInside, isReadOnly } = useField<readonly Inline[]>(path);
  const field = useRef<HTMLTextAreaElement>(null);
  // The field shows the typed text while the value is the one parsed from it. Formatted again, `**` alone would become
  // `\\*\\*` under the person's fingers.
  const [typed, setTyped] = useState<{ text: string; value: readonly Inline[] }>();
  const text = typed?.value === value ? typed.text : formatInlines(value ?? []);

  const change = (next: string): void => {
    const inlines = parseInlines(next);
    setTyped({ text: next, value: inlines });
    set(inlines);
  };
  const wrap = (before: string, after: string): void => {
    const { selectionStart: from = 0, selectionEnd: to = 0 } = field.current ?? {};
    change(text.slice(0, from) + before + (text.slice(from, to) || '…') + after + text.slice(to));
    field.current?.focus();
  };
  return (
    <Box>
      <TextField
        label={label}
        value={text}
        inputRef={field}
        onChange={({ target }) => change(target.value)}
        error={problemInside !== undefined}
        helperText={problemInside}
        disabled={isReadOnly}
        fullWidth
        multiline
        minRows={2}
      />
      {!isReadOnly && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button size="small" onClick={() => wrap('**', '**')}>
            {translate('content.bold')}
          </Button>
          <Button size="small" onClick={() => wrap('[', '](/vinos)')}>
            {translate('content.link')}
          </Button>
        </Box>
      )}
    </Box>
  );
};
