import {
  ArrayInput,
  AutocompleteArrayInput,
  FormDataConsumer,
  maxValue,
  minValue,
  NumberInput,
  required,
} from 'react-admin';
import { usePlaces } from '../orders/places.tsx';
import { RegionInput } from '../orders/region-input.tsx';
import { LineIterator } from './line-iterator.tsx';

const isPrice = [required(), minValue(0), maxValue(1_000_000)];
const isDays = [required(), minValue(0), maxValue(90)];

/** Prices and days of a carrier by region, or by communes of a region. */
export const CarrierRates = () => {
  const regions = usePlaces();
  const communesOf = (regionId: string | undefined) =>
    regions.find(({ id }) => id === regionId)?.communes.map(({ id, name }) => ({ id, name })) ?? [];
  return (
    <ArrayInput source="rates" label="settings.rates" helperText="settings.rates_help">
      <LineIterator inline={false}>
        <RegionInput source="region_id" label="delivery.region" validate={required()} />
        <FormDataConsumer<{ region_id?: string }>>
          {({ scopedFormData }) => (
            <AutocompleteArrayInput
              source="commune_ids"
              label="settings.rate_communes"
              helperText="settings.rate_communes_help"
              choices={communesOf(scopedFormData?.region_id)}
              translateChoice={false}
              defaultValue={[]}
            />
          )}
        </FormDataConsumer>
        <NumberInput source="price" label="delivery.price" min={0} validate={isPrice} />
        <NumberInput source="min_days" label="delivery.min_days" min={0} validate={isDays} />
        <NumberInput source="max_days" label="delivery.max_days" min={0} validate={isDays} />
      </LineIterator>
    </ArrayInput>
  );
};
