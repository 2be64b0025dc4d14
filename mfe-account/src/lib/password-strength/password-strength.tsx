import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useMessages } from '../messages.ts';
import { $strength, passwordTyped, STRENGTHS } from './password-strength.model.ts';
import styles from './password-strength.module.css';

/** Text and four bars for the strength of a new password. A hint, not a validation. */
export const PasswordStrength = ({ password }: { password: string }) => {
  const { strength: words } = useMessages();
  const { strength, typed } = useUnit({ strength: $strength, typed: passwordTyped });
  useEffect(() => void typed(password), [typed, password]);
  return (
    <p className={styles.strength} role="status" data-strength={strength ?? undefined}>
      {strength && (
        <>
          <span className={styles.strokes} aria-hidden="true">
            {STRENGTHS.slice(1).map((level) => (
              <span key={level} />
            ))}
          </span>
          {words[strength]}
        </>
      )}
    </p>
  );
};
