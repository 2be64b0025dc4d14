import { useUnit } from 'effector-react';
import type { User } from 'shared-contracts/api/accounts.schema';
import { formatPhone } from 'shared-contracts/domain/phone';
import { formatRut } from 'shared-contracts/domain/rut';
import { useHydrated } from 'shared-kit/use-hydrated';
import { BreakableEmail } from 'shared-ui/breakable-email';
import { type Fact, Facts } from 'shared-ui/facts';
import { UnverifiedEmail } from '../../features/confirm-email/index.ts';
import { accountHrefs } from '../../lib/account-hrefs.ts';
import { $session } from '../../lib/customer-page.model.ts';
import layout from '../../lib/layout.module.css';
import { LoadedPart } from '../../lib/loaded-part.tsx';
import { useMessages } from '../../lib/messages.ts';
import { NoOrders, OrderList } from '../../lib/order-list/order-list.tsx';
import { ownProfile } from '../../lib/profile.model.ts';
import { AccountArea } from '../account-area.tsx';
import { lastOrders } from './overview.model.ts';
import styles from './overview.module.css';

/** List of the customer's data. */
const ProfileFacts = ({ user }: { user: User }) => {
  const { fields, overview } = useMessages();
  const facts: Fact[] = [
    [fields.companyName, user.company_name],
    [overview.name, `${user.first_name} ${user.last_name}`],
    [user.type === 'company' ? fields.companyRut : fields.rut, formatRut(user.rut)],
    [fields.email, <BreakableEmail key="email">{user.email}</BreakableEmail>],
    [fields.phone, user.phone && formatPhone(user.phone)],
  ];
  return (
    <>
      {!user.email_verified && <UnverifiedEmail email={user.email} />}
      <Facts facts={facts} className={styles.facts} />
      <p>
        <a href={accountHrefs.profile}>{overview.edit}</a>
      </p>
    </>
  );
};

/** Overview of my account with links to its pages. */
export const OverviewView = () => {
  const { overview } = useMessages();
  const session = useUnit($session);
  const isHydrated = useHydrated();
  const name = isHydrated && session.kind === 'customer' ? session.firstName : '';
  return (
    <AccountArea here="overview" title={name ? overview.hello(name) : overview.title} lead={overview.lead}>
      <section className={styles.part} aria-labelledby="account-last">
        <h2 id="account-last">{overview.last}</h2>
        <LoadedPart query={lastOrders} title={overview.last}>
          {({ data, total }) =>
            total === 0 ? (
              <NoOrders />
            ) : (
              <>
                <OrderList rows={data} heading="h3" />
                <p>
                  <a href={accountHrefs.orders}>{overview.all}</a>
                </p>
              </>
            )
          }
        </LoadedPart>
      </section>
      <div className={layout.columns}>
        <section className={styles.part} aria-labelledby="account-facts">
          <h2 id="account-facts">{overview.facts}</h2>
          <LoadedPart query={ownProfile} title={overview.facts}>
            {(user) => <ProfileFacts user={user} />}
          </LoadedPart>
        </section>
        <section className={styles.part} aria-labelledby="account-addresses">
          <h2 id="account-addresses">{overview.addressesTitle}</h2>
          <p>{overview.addressesText}</p>
          <p>
            <a href={accountHrefs.addresses}>{overview.addressesLink}</a>
          </p>
        </section>
      </div>
    </AccountArea>
  );
};
