import { SelectInput, type SelectInputProps } from 'react-admin';
import { usePlaces } from './places.tsx';

/** Choice of a region, in a form or as a filter. `label` is read by the menu of filters. */
export const RegionInput = (props: Pick<SelectInputProps, 'source' | 'label' | 'validate'>) => (
  <SelectInput {...props} choices={usePlaces()} translateChoice={false} />
);
