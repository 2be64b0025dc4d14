import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useInput, useLocaleState, useTranslate } from 'react-admin';
import { listSearchFacts } from 'shared-contracts/office/search-words';
import { ReadError } from '../../parts/read-error.tsx';
import { useOffice } from '../../session/session-context.tsx';

/** Facts of the catalogue, by their words. */
export const FactsInput = () => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { call } = useOffice();
  const { field, fieldState } = useInput<string[]>({ source: 'facts', defaultValue: [] });
  const {
    data = [],
    error,
    refetch,
  } = useQuery({
    queryKey: ['search-facts', locale],
    queryFn: async ({ signal }) => (await call(listSearchFacts, {}, { signal })).data,
    retry: false,
  });
  const facts = new Map(data.map((one) => [one.fact, one]));
  return (
    <>
      {error && <ReadError error={error} onRetry={refetch} />}
      <Autocomplete<string, true>
        multiple
        options={data.map(({ fact }) => fact)}
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
        renderInput={(params) => (
          <TextField
            {...params}
            label={translate('search_words.facts')}
            error={fieldState.invalid}
            helperText={fieldState.error?.message ?? translate('search_words.facts_help')}
            onBlur={field.onBlur}
          />
        )}
      />
    </>
  );
};
