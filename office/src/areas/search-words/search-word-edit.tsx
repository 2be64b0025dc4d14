import Typography from '@mui/material/Typography';
import { SaveButton, SimpleForm, useRecordContext, useTranslate } from 'react-admin';
import { KeepTyped } from '../../forms/keep-typed.tsx';
import { OfficeEdit } from '../../forms/office-edit.tsx';
import { FactsInput } from './facts-input.tsx';
import { PinsInput } from './pins-input.tsx';
import { SearchPreview } from './search-preview.tsx';
import type { SearchWord } from './word-form.ts';

const Fields = () => {
  const translate = useTranslate();
  const word = useRecordContext<SearchWord>();
  if (!word) return null;
  return (
    <>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {translate(`search_words.kind_choices.${word.kind}`)} ·{' '}
        {translate(`search_words.locales.${word.locale}`)}
      </Typography>
      {word.kind === 'pins' ? <PinsInput /> : <FactsInput />}
    </>
  );
};

/** Page of a word or of pinned products. The phrase stays: another one is another entry. */
const SearchWordEdit = () => (
  <OfficeEdit<SearchWord> title={({ phrase }) => phrase}>
    <SimpleForm warnWhenUnsavedChanges toolbar={false} sx={{ p: 0, maxWidth: 720 }}>
      <KeepTyped />
      <Fields />
      <SearchPreview />
      <SaveButton sx={{ mt: 1, alignSelf: 'start' }} />
    </SimpleForm>
  </OfficeEdit>
);

export default SearchWordEdit;
