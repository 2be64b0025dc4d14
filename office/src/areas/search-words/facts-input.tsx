import Autocomplete from '@mui/material/Autocomplete';
import { useInput, useTranslate } from 'react-admin';
import { listSearchFacts } from 'shared-contracts/office/search-words';
import { useRead } from '../../data/use-read.ts';
import { holdEnter, inputOfList } from '../../forms/input-of-list.tsx';
import { ReadError } from '../../parts/read-error.tsx';

/** Facts of the catalogue, by their words. */
export const FactsInput = () => {
  const translate = useTranslate();
  const { field, fieldState } = useInput<string[]>({ source: 'facts', defaultValue: [] });
  const { data, error, refetch } = useRead(listSearchFacts, {}, { retry: false });
  const facts = new Map(data?.data.map((one) => [one.fact, one]));
  return (
    <>
      {error && <ReadError error={error} onRetry={refetch} />}
      <Autocomplete<string, true>
        multiple
        disabled={field.disabled ?? false}
        options={[...facts.keys()]}
        value={field.value ?? []}
        getOptionLabel={(fact) => facts.get(fact)?.label ?? fact}
        getOptionKey={(fact) => fact}
        filterSelectedOptions
        noOptionsText={translate('search_words.no_fact')}
        onChange={(_, list) => field.onChange(list)}
        renderOption={({ key, ...props }, fact) => (
          <li key={key} {...props}>
            {translate('search_words.fact', {
              label: facts.get(fact)?.label ?? fact,
              smart_count: facts.get(fact)?.products ?? 0,
            })}
          </li>
        )}
        onKeyDown={holdEnter}
        renderInput={inputOfList(
          translate('search_words.facts'),
          fieldState.error?.message,
          translate('search_words.facts_help'),
        )}
      />
    </>
  );
};
