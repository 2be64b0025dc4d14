import { useUnit } from 'effector-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { useHydrated } from 'shared-kit/use-hydrated';
import { SignOutButton } from '../features/sign-out/index.ts';
import { accountHrefs } from '../lib/account-hrefs.ts';
import { $lastCustomer, $session } from '../lib/customer-page.model.ts';
import { $isLeaving } from '../lib/leave.model.ts';
import { PartSkeleton } from '../lib/loaded-part.tsx';
import { useMessages } from '../lib/messages.ts';
import styles from './account-area.module.css';

// Loaded on demand, because it bundles the form library and most sessions do not expire during a visit.
const SessionEnded = lazy(() => import(/* webpackChunkName: "session-ended" */ './session-ended.tsx'));

const LINKS = ['overview', 'orders', 'profile', 'addresses', 'privacy'] as const;

interface AccountAreaProps {
  /** Current page of my account. */
  here: (typeof LINKS)[number];
  title: string;
  lead?: string | undefined;
  children: ReactNode;
}

/**
 * Layout of my account. The server renders it without data. When the session expires, the page stays below a
 * password form, so that typed values are kept. If another customer signs in, the page is mounted again
 * without these values.
 */
export const AccountArea = ({ here, title, lead, children }: AccountAreaProps) => {
  const { account } = useMessages();
  const { session, customer, isLeaving } = useUnit({
    session: $session,
    customer: $lastCustomer,
    isLeaving: $isLeaving,
  });
  const isHydrated = useHydrated();
  const who = isHydrated ? session.kind : 'unknown';
  const isOpen = who === 'customer';
  return (
    <div className={`container ${styles.area}`}>
      <nav className={styles.menu} aria-label={account.navigation}>
        <ul>
          {LINKS.map((link) => (
            <li key={link}>
              <a href={accountHrefs[link]} aria-current={link === here ? 'page' : undefined}>
                {account[link]}
              </a>
            </li>
          ))}
          {isOpen && (
            <li className={styles.leave}>
              <SignOutButton />
            </li>
          )}
        </ul>
      </nav>
      <div className={styles.room}>
        <header className={styles.head}>
          <h1>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </header>
        {who === 'guest' && !isLeaving && (
          <Suspense fallback={<PartSkeleton />}>
            <SessionEnded wasSignedIn={customer !== null} />
          </Suspense>
        )}
        {isHydrated && customer !== null ? (
          <div key={customer} className={styles.content} hidden={!isOpen}>
            {children}
          </div>
        ) : (
          who === 'unknown' && <PartSkeleton />
        )}
      </div>
    </div>
  );
};
