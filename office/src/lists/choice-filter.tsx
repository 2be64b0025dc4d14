import { SelectInput } from 'react-admin';

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
