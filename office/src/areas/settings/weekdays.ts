import type { SettingValue } from 'shared-contracts/office/settings-values.schema';

/** Weekdays in their order. The schema, which has them too, would bring zod into the page. */
export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const satisfies readonly (keyof SettingValue<'bar'>['hours'])[];
