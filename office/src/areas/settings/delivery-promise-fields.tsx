import { ArrayInput, BooleanInput, CheckboxGroupInput, DateInput, required } from 'react-admin';
import { WEEKDAYS } from 'shared-contracts/domain/days';
import type { SettingValue } from 'shared-contracts/office/settings-values.schema';
import { CountInput } from '../../forms/count-input.tsx';
import { PlacesProblem } from '../orders/places.tsx';
import { RegionInput } from '../orders/region-input.tsx';
import { HourInput } from './hour-input.tsx';
import { LineIterator } from './line-iterator.tsx';

const DAYS = WEEKDAYS.map((id) => ({ id, name: `settings.weekdays.${id}` }));

/** The shop would use only the first line of a region. */
const isOnce = (region: string, { value }: { value: SettingValue<'delivery-promise'> }) =>
  value.carrier_by_region.filter(({ region_id }) => region_id === region).length > 1
    ? 'ra.validation.unique'
    : undefined;

const Weekdays = ({ source, label }: { source: string; label: string }) => (
  <CheckboxGroupInput source={source} label={label} choices={DAYS} validate={required()} />
);

const isRegion = [required(), isOnce];

/** Rules of the promised day: cut-off, preparation, days of shop and carrier, vacations, and hours of pick-up. */
export const DeliveryPromiseFields = () => (
  <>
    <BooleanInput source="value.is_active" label="settings.promise_active" />
    <HourInput source="value.cut_off" label="settings.cut_off" helperText="settings.cut_off_help" />
    <CountInput source="value.preparation_days" label="settings.preparation_days" min={0} max={30} />
    <Weekdays source="value.workdays" label="settings.workdays" />
    <Weekdays source="value.carrier_days" label="settings.carrier_days" />
    <PlacesProblem />
    <ArrayInput source="value.carrier_by_region" label="settings.carrier_by_region">
      <LineIterator>
        <RegionInput source="region_id" label="orders.filter.region" validate={isRegion} />
        <Weekdays source="carrier_days" label="settings.carrier_days" />
      </LineIterator>
    </ArrayInput>
    <ArrayInput source="value.closed" label="settings.closed">
      <LineIterator>
        <DateInput source="first" label="settings.closed_first" validate={required()} />
        <DateInput source="last" label="settings.closed_last" validate={required()} />
      </LineIterator>
    </ArrayInput>
    <BooleanInput source="value.pickup.is_active" label="settings.pickup_active" />
    <Weekdays source="value.pickup.days" label="settings.pickup_days" />
    <HourInput source="value.pickup.opens" label="settings.pickup_opens" />
    <HourInput source="value.pickup.closes" label="settings.pickup_closes" />
    <CountInput source="value.pickup.preparation_hours" label="settings.pickup_hours" min={0} max={72} />
  </>
);
