import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import { previewSearchWord } from 'shared-contracts/office/search-words';
import type { previewSearchWord as schema } from 'shared-contracts/office/search-words.schema';
import { formatMoney } from '../../format/format.ts';
import { TypedField } from '../../forms/typed-field.tsx';
import { useAttempt } from '../../forms/use-attempt.ts';
import { Problem } from '../../parts/problem.tsx';
import { useOffice } from '../../session/session-context.tsx';
import { type CreateForm, toNewWord } from './word-form.ts';

type Preview = EndpointOutput<typeof schema>;

const Side = ({ title, found }: { title: string; found: Preview['now'] }) => {
  const translate = useTranslate();
  const { total, products, corrected, terms } = found;
  return (
    <Box
      component="section"
      aria-label={title}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5 }}
    >
      <Typography variant="h3" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      <Typography color="text.secondary">
        {translate('search_words.total', { smart_count: total })}
      </Typography>
      {corrected !== null && (
        <Typography color="text.secondary">
          {translate('search_words.corrected', { text: corrected })}
        </Typography>
      )}
      {terms.map(({ text, label }) => (
        <Typography key={`${text} ${label}`} color="text.secondary">
          {text ? `${text} → ${label}` : label}
        </Typography>
      ))}
      <Box component="ol" sx={{ pl: 2.5, mb: 0 }}>
        {products.map(({ id, name, stock, price }) => (
          <li key={id}>
            {name}, {formatMoney(price)}
            {stock === 0 && `, ${translate('search_words.sold_out')}`}
          </li>
        ))}
      </Box>
    </Box>
  );
};

/** Results of a search now, and with the values of the form before they are saved. */
export const SearchPreview = () => {
  const translate = useTranslate();
  const { call } = useOffice();
  const values = useWatch<CreateForm>() as CreateForm;
  // react-admin keeps null for an emptied field.
  const phrase = values.phrase ?? '';
  const [typed, setTyped] = useState<string>();
  const [shown, setShown] = useState<{ of: string; preview: Preview }>();
  const { attempt, problem, isBusy } = useAttempt();
  const q = (typed ?? phrase).trim();
  const canShow = !isBusy && q !== '' && phrase.trim() !== '';
  const body = { ...toNewWord(values), q };
  const asked = JSON.stringify(body);
  const show = () =>
    attempt(async () => {
      setShown(undefined);
      setShown({ of: asked, preview: await call(previewSearchWord, { body }) });
    });
  // The form may have changed since the preview.
  const preview = shown?.of === asked && shown.preview;
  return (
    <Box sx={{ width: '100%', display: 'grid', gap: 1.5, my: 2 }}>
      <Typography variant="h2">{translate('search_words.preview')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <TypedField
          label="search_words.try"
          value={typed ?? phrase}
          onChange={setTyped}
          // Enter must not save the form around the field.
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            if (canShow) void show();
          }}
          sx={{ flex: '1 1 14rem' }}
        />
        <Button variant="outlined" disabled={!canShow} onClick={() => void show()}>
          {translate('search_words.show')}
        </Button>
      </Box>
      <Problem message={problem} />
      {preview && (
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
          <Side title={translate('search_words.now')} found={preview.now} />
          <Side title={translate('search_words.changed')} found={preview.changed} />
        </Box>
      )}
    </Box>
  );
};
