/**
 * The form of each setting. Longer ones have a file of their own. Addresses, permissions and titles of settings begin
 * with `rules`, labels and help with `settings`.
 */
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import {
  BooleanInput,
  CheckboxGroupInput,
  DateInput,
  email,
  maxLength,
  RadioButtonGroupInput,
  required,
  TextInput,
} from 'react-admin';
import { COUPON_WITH_OFFERS } from 'shared-contracts/domain/better-of-line';
import { CASE_TYPES } from 'shared-contracts/domain/cases';
import type { Permission } from 'shared-contracts/office/access';
import type { SettingKey } from 'shared-contracts/office/settings-values.schema';
import { AmountInput } from '../../forms/amount-input.tsx';
import { CountInput } from '../../forms/count-input.tsx';
import { RutInput } from '../../forms/rut-input.tsx';
import { BarFields } from './bar-fields.tsx';
import { BothLanguages } from './both-languages.tsx';
import { BrandFields } from './brand-fields.tsx';
import { CarriersFields } from './carriers-fields.tsx';
import { ContactFields } from './contact-fields.tsx';
import { DeliveryPromiseFields } from './delivery-promise-fields.tsx';
import { FeedState } from './feed-state.tsx';

interface SettingForm {
  /** Permission to change it. Others see the fields without the button. */
  permission: Permission;
  /** Inputs with sources like `value.price`. */
  fields: ReactNode;
  below?: ReactNode;
}

const Line = ({ name, label = name, max }: { name: string; label?: string; max: number }) => (
  <TextInput source={`value.${name}`} label={`settings.${label}`} validate={[required(), maxLength(max)]} />
);
/** On a phone one below the other. */
const SIDE_BY_SIDE = {
  direction: { xs: 'column', sm: 'row' },
  sx: { gap: { xs: 0, sm: 2 }, width: '100%' },
} as const;

export const SETTING_FORMS: Readonly<Record<SettingKey, SettingForm>> = {
  'age-gate': {
    permission: 'rules.change-texts',
    fields: (
      <>
        <BothLanguages
          sources={['value.es.header_text', 'value.en.header_text']}
          label="header_text"
          max={60}
        />
        <BothLanguages sources={['value.es.text', 'value.en.text']} label="text" max={240} multiline />
      </>
    ),
  },
  alerts: {
    permission: 'rules.change-selling',
    fields: (
      <>
        <CountInput source="value.low_stock" label="settings.low_stock" min={1} max={1000} />
        <BooleanInput source="value.mail" label="settings.low_stock_mail" />
      </>
    ),
  },
  'back-in-stock': {
    permission: 'rules.change-selling',
    fields: <BooleanInput source="value.is_active" label="settings.back_in_stock" />,
  },
  bar: { permission: 'rules.change-bar', fields: <BarFields /> },
  brand: { permission: 'rules.change-company', fields: <BrandFields /> },
  carriers: { permission: 'rules.change-selling', fields: <CarriersFields /> },
  cases: {
    permission: 'rules.change-selling',
    fields: (
      <>
        <BooleanInput source="value.is_active" label="settings.cases.is_active" />
        <Stack {...SIDE_BY_SIDE}>
          <CountInput source="value.percent_6" label="settings.cases.percent_6" min={0} max={50} />
          <CountInput source="value.percent_12" label="settings.cases.percent_12" min={0} max={50} />
        </Stack>
        <CheckboxGroupInput
          source="value.product_types"
          label="settings.cases.product_types"
          choices={CASE_TYPES.map((id) => ({ id, name: `coupons.types.${id}` }))}
          validate={required()}
        />
        <CountInput source="value.min_different" label="settings.cases.min_different" min={1} max={6} />
        <Stack {...SIDE_BY_SIDE}>
          {(['starts_on', 'ends_on'] as const).map((name) => (
            <DateInput
              key={name}
              source={`value.${name}`}
              label={`settings.cases.${name}`}
              helperText="settings.cases.ends_help"
            />
          ))}
        </Stack>
      </>
    ),
  },
  channels: {
    permission: 'rules.change-selling',
    fields: <BooleanInput source="value.google" label="settings.channels.google" />,
    below: <FeedState />,
  },
  company: {
    permission: 'rules.change-company',
    fields: (
      <>
        <Line name="name" label="shop_name" max={40} />
        <Line name="legal_name" max={120} />
        <RutInput source="value.rut" />
      </>
    ),
  },
  contact: { permission: 'rules.change-selling', fields: <ContactFields /> },
  'delivery-promise': { permission: 'rules.change-selling', fields: <DeliveryPromiseFields /> },
  discounts: {
    permission: 'rules.change-selling',
    fields: (
      <RadioButtonGroupInput
        source="value.coupon_with_offers"
        label="settings.coupon_with_offers"
        choices={COUPON_WITH_OFFERS.map((id) => ({ id, name: `settings.coupon_with_offers_choices.${id}` }))}
        row={false}
        validate={required()}
      />
    ),
  },
  'gift-box': {
    permission: 'rules.change-selling',
    fields: <AmountInput source="value.price" label="delivery.price" validate={required()} />,
  },
  promotion: {
    permission: 'rules.change-texts',
    fields: (
      <>
        <BooleanInput source="value.is_visible" label="settings.is_visible" />
        <BothLanguages sources={['value.es.title', 'value.en.title']} label="text_title" max={80} />
        <BothLanguages
          sources={['value.es.description', 'value.en.description']}
          label="text"
          max={240}
          multiline
        />
        <BothLanguages sources={['value.es.button', 'value.en.button']} label="button" max={40} />
        <TextInput
          source="value.link"
          label="settings.link"
          helperText="settings.link_help"
          validate={[required(), maxLength(300)]}
        />
      </>
    ),
  },
  'transfer-account': {
    permission: 'rules.change-company',
    fields: (
      <>
        <Line name="bank" max={60} />
        <BothLanguages
          sources={['value.account_type.es', 'value.account_type.en']}
          label="account_type"
          max={40}
        />
        <Line name="account" max={40} />
        <Line name="name" label="holder" max={120} />
        <RutInput source="value.rut" />
        <TextInput source="value.email" label="settings.account_email" validate={[required(), email()]} />
      </>
    ),
  },
};
