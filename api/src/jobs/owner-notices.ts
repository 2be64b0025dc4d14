import { formatClock, formatFullDate } from 'shared-contracts/domain/dates';
import type { Locale } from 'shared-contracts/locale';
import { findStaffMember } from '../office/access/staff.repository.ts';
import type { JobData } from '../queue/job-list.ts';
import { mailStaff, type StaffMailDeps, staffLocale } from './mail-staff.ts';

/** Time of a change in words. `at`: ISO 8601. */
const dayAndClock = (at: string, locale: Locale): string =>
  `${formatFullDate(at, locale)}, ${formatClock(at, locale)}`;

/** Mails one owner: who changed the bank account, and when. The mail does not contain the account. */
export const sendAccountChanged = async (
  deps: StaffMailDeps,
  { staff_id, changed_by, changed_at }: JobData['send-account-changed'],
): Promise<void> => {
  const actor = await findStaffMember(deps.db, changed_by);
  await mailStaff(deps, staff_id, {
    kind: 'account-changed',
    values: { actor: actor?.name ?? '', when: dayAndClock(changed_at, staffLocale(deps.config)) },
    path: '/rules/transfer-account',
    key: `${staff_id}-${Date.parse(changed_at)}`,
  });
};

type AccessGiven = JobData['send-access-given'];

/** The change in words. The mail puts the name of the acting owner before them. */
const CHANGES: Record<AccessGiven['change'], Record<Locale, (member: string) => string>> = {
  invited: { es: (member) => `invitó a ${member}`, en: (member) => `invited ${member}` },
  reset: {
    es: (member) => `pidió contraseña y teléfono nuevos para ${member}`,
    en: (member) => `asked for a new password and phone for ${member}`,
  },
  owner: { es: (member) => `hizo dueña o dueño a ${member}`, en: (member) => `made ${member} an owner` },
  enabled: {
    es: (member) => `devolvió el acceso a ${member}`,
    en: (member) => `gave ${member} access again`,
  },
};

/** Mails one owner: who gave a person access to the office, and when. */
export const sendAccessGiven = async (
  deps: StaffMailDeps,
  { owner_id, staff_id, change, changed_by, changed_at }: AccessGiven,
): Promise<void> => {
  const locale = staffLocale(deps.config);
  const member = await findStaffMember(deps.db, staff_id);
  const actor = await findStaffMember(deps.db, changed_by);
  if (!member) return;
  await mailStaff(deps, owner_id, {
    kind: 'access-given',
    values: {
      when: dayAndClock(changed_at, locale),
      actor: actor?.name ?? '',
      change: CHANGES[change][locale](`${member.name} (${member.email})`),
    },
    path: `/staff/${staff_id}`,
    key: `${owner_id}-${staff_id}-${Date.parse(changed_at)}`,
  });
};
