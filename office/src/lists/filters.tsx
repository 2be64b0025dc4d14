import { SelectInput, TextInput } from 'react-admin';

/** Field above a list that searches it, wide enough for its label. @param label message key */
export const searchFilter = (label: string) => (
  <TextInput key="q" source="q" label={label} alwaysOn resettable sx={{ width: { sm: '19rem' } }} />
);

/**
 * Filter of a list by one of some values.
 * @param words message key that ends before the value: `coupons.statuses`
 */
export const choiceFilter = (
  source: string,
  label: string,
  values: readonly string[],
  words: string,
  { alwaysOn = false } = {},
) => (
  <SelectInput
    key={source}
    source={source}
    label={label}
    alwaysOn={alwaysOn}
    choices={values.map((id) => ({ id, name: `${words}.${id}` }))}
  />
);
