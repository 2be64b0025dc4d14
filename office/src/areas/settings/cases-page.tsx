import Stack from '@mui/material/Stack';
import { BooleanInput, CheckboxGroupInput, DateInput, required } from 'react-admin';
import { CASE_TYPES } from 'shared-contracts/domain/cases';
import { CountInput } from '../../forms/count-input.tsx';
import { SettingPage } from './setting-page.tsx';

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
      <CountInput source="value.percent_6" label="settings.cases.percent_6" min={0} max={50} />
      <CountInput source="value.percent_12" label="settings.cases.percent_12" min={0} max={50} />
    </Stack>
    <CheckboxGroupInput
      source="value.product_types"
      label="settings.cases.product_types"
      choices={TYPES}
      validate={required()}
    />
    <CountInput source="value.min_different" label="settings.cases.min_different" min={1} max={6} />
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
