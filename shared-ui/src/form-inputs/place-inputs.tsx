import { useState } from 'react';
import { communeIdOf, communeOptions, type NamedCommune } from 'shared-contracts/domain/commune-names';
import { SelectField } from '../select-field/index.ts';
import type { InputsOptions } from './inputs-options.ts';

export interface PlaceInputsProps {
  /** Prefix of the field names `region_id` and `commune_id`: '' or 'invoice.'. */
  prefix?: string;
  words: Record<
    'region' | 'commune' | 'chooseRegion' | 'regionFirst' | 'chooseCommune' | 'loadingCommunes',
    string
  >;
  regions: readonly { id: string; short_name: string }[];
  /** Region id → communes. Holds the regions that were fetched so far. */
  communes: Readonly<Record<string, readonly NamedCommune[]>>;
  isLoading: boolean;
}

/** Creates two selects: a region, then one of its communes. */
export const createPlaceInputs = ({ useFormField }: Pick<InputsOptions, 'useFormField'>) => ({
  PlaceInputs: ({ prefix = '', words, regions, communes, isLoading }: PlaceInputsProps) => {
    const region = useFormField<string>(`${prefix}region_id`);
    const commune = useFormField<string>(`${prefix}commune_id`);
    // A commune may have several names in the list. The select stays at the chosen one: a jump to the official name
    // would trap the arrow keys.
    const [chosen, setChosen] = useState('');
    const known = communes[region.value];
    const isWaiting = region.value !== '' && !known && isLoading;
    return (
      <>
        <SelectField
          {...region.control}
          label={words.region}
          placeholder={words.chooseRegion}
          autoComplete="address-level1"
          required
          // Short names: a browser finds a typed option by its beginning, and all full names begin with "Región".
          options={regions.map(({ id, short_name }) => ({ value: id, label: short_name }))}
          value={region.value}
          onChange={(event) => {
            region.change(event.target.value);
            commune.change('');
          }}
          error={region.error}
        />
        <SelectField
          {...commune.control}
          label={words.commune}
          placeholder={
            region.value ? (isWaiting ? words.loadingCommunes : words.chooseCommune) : words.regionFirst
          }
          autoComplete="address-level2"
          aria-busy={isWaiting || undefined}
          required
          options={communeOptions(known ?? [])}
          value={communeIdOf(chosen) === commune.value ? chosen : commune.value}
          onChange={(event) => {
            setChosen(event.target.value);
            commune.change(communeIdOf(event.target.value));
          }}
          error={commune.error}
        />
      </>
    );
  },
});
