import {
  DateInput,
  maxLength,
  maxValue,
  minValue,
  NumberInput,
  RadioButtonGroupInput,
  required,
  SelectInput,
  TextInput,
} from 'react-admin';
import { RutInput } from '../../forms/rut-input.tsx';

const MODES = ['off', 'sandbox', 'certification', 'production'] as const;
const MEANS = ['webpay', 'transfer'] as const;

const isCode = [minValue(1), maxValue(999_999)];

/** Mode, first day, issuer, resolution, unit of the tax office, and what stands for the boleta by means of payment. */
export const TaxesFields = () => (
  <>
    <RadioButtonGroupInput
      source="value.mode"
      label="taxes.mode"
      row={false}
      choices={MODES.map((id) => ({ id, name: `taxes.modes.${id}` }))}
      validate={required()}
    />
    <DateInput
      source="value.begins_on"
      label="taxes.begins_on"
      helperText="taxes.begins_help"
      validate={required()}
    />
    <RutInput source="value.issuer.rut" />
    <TextInput
      source="value.issuer.name"
      label="settings.legal_name"
      validate={[required(), maxLength(100)]}
    />
    <TextInput
      source="value.issuer.activity"
      label="taxes.activity"
      helperText="taxes.activity_help"
      validate={[required(), maxLength(80)]}
    />
    <NumberInput
      source="value.issuer.activity_codes.0"
      label="taxes.activity_code"
      helperText="taxes.activity_code_help"
      validate={[required(), ...isCode]}
    />
    <NumberInput source="value.issuer.activity_codes.1" label="taxes.second_code" validate={isCode} />
    <TextInput source="value.issuer.address" label="taxes.address" validate={[required(), maxLength(70)]} />
    <TextInput
      source="value.issuer.commune"
      label="orders.address.commune_id"
      validate={[required(), maxLength(20)]}
    />
    <NumberInput
      source="value.resolution.number"
      label="taxes.resolution_number"
      helperText="taxes.resolution_help"
      validate={[required(), minValue(0), maxValue(999_999)]}
    />
    <DateInput source="value.resolution.date" label="taxes.resolution_date" validate={required()} />
    <TextInput source="value.unit" label="taxes.unit" helperText="taxes.unit_help" validate={maxLength(40)} />
    {MEANS.map((means) => (
      <SelectInput
        key={means}
        source={`value.boleta.${means}`}
        label={`taxes.boleta.${means}`}
        helperText="taxes.boleta.help"
        choices={(['issued', 'voucher'] as const).map((id) => ({ id, name: `taxes.boleta.${id}` }))}
        validate={required()}
      />
    ))}
  </>
);
