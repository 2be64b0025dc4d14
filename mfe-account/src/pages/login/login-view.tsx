import { useUnit } from 'effector-react';
import { Picture } from 'shared-ui/picture';
import { SignInForm } from '../../features/sign-in/index.ts';
import { useMessages } from '../../lib/messages.ts';
import { $content } from './login.model.ts';
import styles from './login.module.css';

/** Not shown below 1050 px; above, the frame cuts the sides off a picture that is drawn wider than it. */
const SIZES = '(width < 1050px) 1px, 900px';

/** The form, and beside it on wide screens a picture. */
export const LoginView = () => {
  const messages = useMessages();
  const content = useUnit($content);
  const words = content.kind === 'ready' ? content.auth.login : messages.login;
  const picture = content.kind === 'ready' ? content.auth.login.picture : null;
  return (
    <div className={`container ${styles.page}`}>
      <div className={styles.frame}>
        {picture && <Picture base={picture.image} {...picture} sizes={SIZES} className={styles.picture} />}
      </div>
      <section className={styles.words} aria-labelledby="login-title">
        <h1 id="login-title">{words.title}</h1>
        <p className={styles.text}>{words.text}</p>
        <SignInForm />
      </section>
    </div>
  );
};
