import Stack from '@mui/material/Stack';
import {
  BooleanInput,
  CheckboxGroupInput,
  DateInput,
  maxValue,
  minValue,
  NumberInput,
  required,
} from 'react-admin';
import { CASE_TYPES } from 'shared-contracts/domain/cases';
import { SettingPage } from './setting-page.tsx';

const isPercent = [required(), minValue(0), maxValue(50)];
const isCount = [required(), minValue(1), maxValue(6)];
/** On a phone one below the other. */
const SIDE_BY_SIDE = {
  direction: { xs: 'column', sm: 'row' },
  sx: { gap: { xs: 0, sm: 2 }, width: '100%' },
} as const;
const TYPES = CASE_TYPES.map((id) => ({ id, name: `coupons.types.${id}` }));

/** Rule of mixed cases: saving by size, product types, least number of different products, days. */
const CasesPage = () => (
  <SettingPage setting="cases" permission="rules.change-selling">
    <BooleanInput source="value.is_active" label="settings.cases.is_active" />
    <Stack {...SIDE_BY_SIDE}>
      <NumberInput source="value.percent_6" label="settings.cases.percent_6" min={0} validate={isPercent} />
      <NumberInput source="value.percent_12" label="settings.cases.percent_12" min={0} validate={isPercent} />
    </Stack>
    <CheckboxGroupInput
      source="value.product_types"
      label="settings.cases.product_types"
      choices={TYPES}
      validate={required()}
    />
    <NumberInput
      source="value.min_different"
      label="settings.cases.min_different"
      min={1}
      validate={isCount}
    />
    <Stack {...SIDE_BY_SIDE}>
      <DateInput
        source="value.starts_on"
        label="settings.cases.starts_on"
        helperText="settings.cases.ends_help"
      />
      <DateInput
        source="value.ends_on"
        label="settings.cases.ends_on"
        helperText="settings.cases.ends_help"
      />
    </Stack>
  </SettingPage>
);

export default CasesPage;
