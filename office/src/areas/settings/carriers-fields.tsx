import { ArrayInput, BooleanInput, maxLength, required, SelectInput, TextInput } from 'react-admin';
import { CARRIER_SERVICES } from 'shared-contracts/domain/parcels';
import { PlacesProblem } from '../orders/places.tsx';
import { CarrierRates } from './carrier-rates.tsx';
import { LineIterator } from './line-iterator.tsx';

/** Carriers of parcels: name, tracking page, whether a parcel needs a number, how parcels are sent, and own prices. */
export const CarriersFields = () => (
  <>
    <PlacesProblem />
    <ArrayInput source="value.carriers" label="settings.carriers">
      <LineIterator inline={false}>
        <TextInput source="name" label="settings.carrier_name" validate={[required(), maxLength(40)]} />
        <TextInput
          source="tracking_url"
          label="settings.tracking_url"
          helperText="settings.tracking_url_help"
          parse={(text: string) => text}
          defaultValue=""
          validate={maxLength(200)}
        />
        <BooleanInput source="needs_number" label="settings.needs_number" defaultValue={false} />
        <SelectInput
          source="service"
          label="settings.service"
          helperText="settings.service_help"
          choices={CARRIER_SERVICES.map((id) => ({ id, name: `settings.services.${id}` }))}
          defaultValue="by-hand"
          validate={required()}
        />
        <BooleanInput
          source="quotes"
          label="settings.quotes"
          helperText="settings.quotes_help"
          defaultValue={false}
        />
        <CarrierRates />
      </LineIterator>
    </ArrayInput>
  </>
);
