import { SelectInput } from 'react-admin';
import { usePlaces } from './places.ts';

/** Filter by region. `label` is read by the menu of filters. */
export const RegionInput = ({ source, label }: { source: string; label: string }) => (
  <SelectInput source={source} label={label} choices={usePlaces()} translateChoice={false} />
);
