import { formatFullDate } from 'shared-contracts/domain/dates';
import { TAX_KIND_WORDS } from '../mails/tax-warning.words.ts';
import { findTaxWarnings, type TaxWarning } from '../office/taxes/tax-warnings.ts';
import type { JobData } from '../queue/job-list.ts';
import { mailStaff, type StaffMailDeps, staffLocale } from './mail-staff.ts';

/** Warns an owner of a certificate or of numbers, unless the cause is gone since. */
export const sendTaxWarning = async (
  deps: StaffMailDeps,
  { owner_id, cause }: JobData['send-tax-warning'],
  now = new Date(),
): Promise<void> => {
  const locale = staffLocale(deps.config);
  const warning = (await findTaxWarnings(deps.db, now)).find((one) => one.cause === cause);
  if (!warning) return;
  const {
    kind,
    of,
    left,
    day,
  }: Partial<Record<'of', keyof typeof TAX_KIND_WORDS>> & {
    kind: TaxWarning['kind'];
    left?: number;
    day?: string;
  } = warning;
  await mailStaff(deps, owner_id, {
    kind: `tax-${kind}`,
    values: {
      documents: of ? TAX_KIND_WORDS[of][locale] : '',
      left: String(left ?? ''),
      day: day ? formatFullDate(day, locale) : '',
    },
    path: '/taxes',
    key: `${cause.replaceAll('/', '-')}-${owner_id}`,
  });
};
