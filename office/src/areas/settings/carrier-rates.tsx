import { ArrayInput, AutocompleteArrayInput, FormDataConsumer, required } from 'react-admin';
import { CountInput } from '../../forms/count-input.tsx';
import { usePlaces } from '../orders/places.tsx';
import { RegionInput } from '../orders/region-input.tsx';
import { LineIterator } from './line-iterator.tsx';

/** Prices and days of a carrier by region, or by communes of a region. */
export const CarrierRates = () => {
  const regions = usePlaces();
  const communesOf = (regionId: string | undefined) =>
    regions.find(({ id }) => id === regionId)?.communes.map(({ id, name }) => ({ id, name })) ?? [];
  return (
    <ArrayInput source="rates" label="settings.rates" helperText="settings.rates_help">
      <LineIterator inline={false}>
        <RegionInput source="region_id" label="orders.filter.region" validate={required()} />
        <FormDataConsumer<{ region_id?: string }>>
          {({ scopedFormData }) => (
            <AutocompleteArrayInput
              source="commune_ids"
              label="delivery.communes"
              helperText="settings.rate_communes_help"
              choices={communesOf(scopedFormData?.region_id)}
              translateChoice={false}
              defaultValue={[]}
            />
          )}
        </FormDataConsumer>
        <CountInput source="price" label="delivery.price" min={0} max={1_000_000} />
        <CountInput source="min_days" label="delivery.min_days" min={0} max={90} />
        <CountInput source="max_days" label="delivery.max_days" min={0} max={90} />
      </LineIterator>
    </ArrayInput>
  );
};
