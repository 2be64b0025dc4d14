import { Create, maxLength, RadioButtonGroupInput, required, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { SEARCH_WORD_KINDS } from 'shared-contracts/domain/search-words';
import { OfficeForm } from '../../forms/office-form.tsx';
import { SaveAlways } from '../../forms/save-always.tsx';
import { FactsInput } from './facts-input.tsx';
import { PinsInput } from './pins-input.tsx';
import { SearchPreview } from './search-preview.tsx';

const isPhrase = [required(), maxLength(100)];

const Values = () => (useWatch({ name: 'kind' }) === 'pins' ? <PinsInput /> : <FactsInput />);

/** Form of a new word or of pinned products. A row of the figures fills it in. */
const SearchWordCreate = () => {
  const [params] = useSearchParams();
  const phrase = params.get('phrase') ?? '';
  return (
    <Create title="search_words.create" redirect="list">
      <OfficeForm
        maxWidth={720}
        defaultValues={{
          kind: params.get('kind') === 'pins' ? 'pins' : 'meaning',
          locale: params.get('locale') === 'en' ? 'en' : 'es',
          phrase,
          facts: [],
          product_ids: [],
        }}
        keepsTyped={phrase === ''}
        save={<SaveAlways label="ra.action.add" sx={{ mt: 1, alignSelf: 'start' }} />}
      >
        <RadioButtonGroupInput
          source="kind"
          label="search_words.kind"
          choices={SEARCH_WORD_KINDS.map((id) => ({ id, name: `search_words.kind_choices.${id}` }))}
        />
        <RadioButtonGroupInput
          source="locale"
          label="office.language"
          choices={['es', 'en'].map((id) => ({ id, name: `search_words.locales.${id}` }))}
        />
        <TextInput
          source="phrase"
          label="search_words.phrase"
          helperText="search_words.phrase_help"
          autoComplete="off"
          validate={isPhrase}
        />
        <Values />
        <SearchPreview />
      </OfficeForm>
    </Create>
  );
};

export default SearchWordCreate;
