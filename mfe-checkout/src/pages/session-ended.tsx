import { SignInForm } from '../features/sign-in/index.ts';
import { useMessages } from '../lib/messages.ts';
import styles from './session-ended.module.css';

/** Login form at the step where the session ended. */
const SessionEnded = () => {
  const { steps } = useMessages();
  return (
    <section className={styles.ended} aria-labelledby="session-ended">
      <div role="status">
        <h2 id="session-ended">{steps.endedTitle}</h2>
        <p>{steps.endedText}</p>
      </div>
      <SignInForm />
    </section>
  );
};

export default SessionEnded;
