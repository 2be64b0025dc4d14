import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { OfficeEdit } from '../../forms/office-edit.tsx';
import { OfficeForm } from '../../forms/office-form.tsx';
import { useMay } from '../../session/session-context.tsx';
import { FactsInput } from './facts-input.tsx';
import { PinsInput } from './pins-input.tsx';
import { SearchPreview } from './search-preview.tsx';
import type { SearchWord } from './word-form.ts';

const Fields = ({ word }: { word: SearchWord }) => {
  const translate = useTranslate();
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
const SearchWordEdit = () => {
  const mayChange = useMay('search.change');
  return (
    <OfficeEdit<SearchWord> title={({ phrase }) => phrase}>
      {(word) => (
        <OfficeForm maxWidth={720} mayChange={mayChange}>
          <Fields word={word} />
          <SearchPreview />
        </OfficeForm>
      )}
    </OfficeEdit>
  );
};

export default SearchWordEdit;
