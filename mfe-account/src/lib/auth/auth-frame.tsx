import { useUnit } from 'effector-react';
import { type ReactNode, useEffect } from 'react';
import { dataOf } from 'shared-kit/query/outcome';
import { Picture } from 'shared-ui/picture';
import layout from '../layout.module.css';
import { useMessages } from '../messages.ts';
import { authPageLeft, authPageShown } from '../sign-in/after-sign-in.model.ts';
import { type AuthScreen, authContent, wordsOf } from './auth.model.ts';
import styles from './auth.module.css';

/** The picture is hidden below 1050 px. Above, it is wider than its frame, which crops the sides. */
const SIZES = '(width < 1050px) 1px, 900px';

interface AuthFrameProps {
  screen: AuthScreen;
  children: ReactNode;
  /** Links below the form. */
  links?: ReactNode;
  /** For long forms: the picture stays at the top. */
  long?: boolean;
}

/** Form with title and text, next to a picture on wide screens. */
export const AuthFrame = ({ screen, children, links, long }: AuthFrameProps) => {
  const messages = useMessages();
  const [content, shown, left] = useUnit([authContent.$outcome, authPageShown, authPageLeft]);
  useEffect(() => {
    shown();
    return () => void left();
  }, [shown, left]);
  const { title, text } = wordsOf(screen, content, messages);
  const auth = dataOf(content);
  const benefits = screen === 'register' ? auth?.register?.benefits : undefined;
  const picture = auth?.[screen]?.picture ?? auth?.login.picture;
  return (
    <div className={`container ${styles.page}`} data-long={long || undefined}>
      <div className={styles.frame}>
        {picture && <Picture base={picture.image} {...picture} sizes={SIZES} className={styles.picture} />}
      </div>
      <section className={styles.words} aria-labelledby="auth-title">
        <h1 id="auth-title">{title}</h1>
        <p className={layout.lead}>{text}</p>
        {benefits && (
          <ul className={styles.benefits}>
            {benefits.map((benefit) => (
              <li key={benefit}>{benefit}</li>
            ))}
          </ul>
        )}
        {children}
        {links && <div className={styles.links}>{links}</div>}
      </section>
    </div>
  );
};
