import { eye, eyeOff, Icon } from 'shared-ui/icon';
import { useMessages } from '../messages.ts';
import styles from './form.module.css';

/** Button inside a password field that shows and hides the typed password. */
export const ShowPassword = ({ isShown, onChange }: { isShown: boolean; onChange(shown: boolean): void }) => {
  const { login } = useMessages();
  return (
    <button
      type="button"
      className={styles.show}
      aria-label={isShown ? login.hide : login.show}
      onClick={() => onChange(!isShown)}
    >
      <Icon path={isShown ? eyeOff : eye} />
    </button>
  );
};
