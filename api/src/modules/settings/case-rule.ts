import { type CaseRule, isCaseDay } from 'shared-contracts/domain/cases';
import { dayInSantiago } from 'shared-contracts/domain/santiago';
import type { SettingValue } from 'shared-contracts/office/settings-values.schema';
import type { Executor } from '../../db/connect.ts';
import { findSetting } from './settings.repository.ts';

/** Rule until staff turn cases on. */
export const DEFAULT_CASE_SETTING: SettingValue<'cases'> = {
  is_active: false,
  percent_6: 5,
  percent_12: 10,
  product_types: ['Wine'],
  min_different: 1,
  starts_on: null,
  ends_on: null,
};

/** Rule of the cases that the shop sells today. Null: it sells none, and cases in carts have no saving. */
export const findCaseRule = async (
  db: Executor,
): Promise<(CaseRule & Pick<SettingValue<'cases'>, 'product_types'>) | null> => {
  const setting = await findSetting(db, 'cases');
  if (!setting || !isCaseDay(setting, dayInSantiago(new Date()))) return null;
  const { percent_6, percent_12, product_types, min_different } = setting;
  return { percent_6, percent_12, product_types, min_different };
};
