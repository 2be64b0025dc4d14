import { SignInForm } from '../features/sign-in/index.ts';
import { useMessages } from '../lib/messages.ts';
import styles from './account-area.module.css';

/** Password form for an expired session. */
const SessionEnded = ({ wasSignedIn }: { wasSignedIn: boolean }) => {
  const { account } = useMessages();
  const title = wasSignedIn ? account.endedTitle : account.guestTitle;
  return (
    <section className={styles.ended} aria-labelledby="session-ended">
      <div role="status">
        <h2 id="session-ended">{title}</h2>
        <p>{wasSignedIn ? account.endedText : account.guestText}</p>
      </div>
      <SignInForm stays />
    </section>
  );
};

export default SessionEnded;
