import { TIME_ZONE } from 'shared-contracts/domain/santiago';
import type { Locale } from 'shared-contracts/locale';
import type { Config } from '../config.ts';
import type { Db } from '../db/connect.ts';
import type { Mailer } from '../mails/mailer.ts';
import { messageIdOf, notice } from '../mails/notice.ts';
import { findMailShop } from '../modules/content/find-mail-shop.ts';
import { findStaffMember } from '../office/access/staff.repository.ts';
import type { JobData } from '../queue/jobs.ts';

type Told = JobData['send-access-given'];

/** The change in words. The mail puts the name of the acting owner before them. */
const CHANGES: Record<Told['change'], Record<Locale, (member: string) => string>> = {
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

/** Tells an owner who gave a person access to the office, and when. */
export const sendAccessGiven = async (
  { db, mailer, config }: { db: Db; mailer: Mailer; config: Config },
  { owner_id, staff_id, change, changed_by, changed_at }: Told,
): Promise<void> => {
  const [locale = 'es'] = config.LOCALES;
  const find = (id: string) => findStaffMember(db, id);
  const [owner, member, actor] = [await find(owner_id), await find(staff_id), await find(changed_by)];
  if (!owner || owner.status === 'disabled' || !member) return;
  const when = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: TIME_ZONE,
  }).format(new Date(changed_at));
  await mailer.send(
    notice({
      kind: 'access-given',
      locale,
      to: owner.email,
      shop: await findMailShop(db, locale),
      values: {
        when,
        actor: actor?.name ?? '',
        change: CHANGES[change][locale](`${member.name} (${member.email})`),
      },
      name: owner.name,
      url: `${config.OFFICE_URL}/staff/${staff_id}`,
      messageId: messageIdOf(
        config.PUBLIC_URL,
        'access-given',
        `${owner_id}-${staff_id}-${Date.parse(changed_at)}`,
      ),
    }),
  );
};
