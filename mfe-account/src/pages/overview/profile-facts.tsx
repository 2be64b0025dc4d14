import type { User } from 'shared-contracts/api/accounts.schema';
import { formatPhone } from 'shared-contracts/domain/phone';
import { formatRut } from 'shared-contracts/domain/rut';
import { BreakableEmail } from 'shared-ui/breakable-email';
import { UnverifiedEmail } from '../../features/confirm-email/index.ts';
import { accountHrefs } from '../../lib/account-hrefs.ts';
import { useMessages } from '../../lib/messages.ts';
import styles from './overview.module.css';

/** List of the customer's data. */
export const ProfileFacts = ({ user }: { user: User }) => {
  const { fields, overview } = useMessages();
  const facts: [string, string | null][] = [
    [fields.companyName, user.company_name],
    [fields.name, `${user.first_name} ${user.last_name}`],
    [fields.rut, formatRut(user.rut)],
    [fields.email, user.email],
    [fields.phone, user.phone && formatPhone(user.phone)],
  ];
  return (
    <>
      {!user.email_verified && <UnverifiedEmail email={user.email} />}
      <dl className={styles.facts}>
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <BreakableEmail>{value}</BreakableEmail>
                </dd>
              </div>
            ),
        )}
      </dl>
      <p>
        <a href={accountHrefs.profile}>{overview.edit}</a>
      </p>
    </>
  );
};
