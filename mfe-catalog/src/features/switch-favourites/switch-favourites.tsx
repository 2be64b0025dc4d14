import { useUnit } from 'effector-react';
import { failureText } from 'shared-kit/failure';
import { useLocale } from 'shared-kit/locale';
import { Button } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import { switching } from '../../lib/favourites/favourites.model.ts';
import styles from './switch-favourites.module.css';
import { WORDS } from './words.ts';

/** Switches favourites and recently seen products off, which deletes them, or on. */
export const SwitchFavourites = ({ isOn }: { isOn: boolean }) => {
  const locale = useLocale();
  const words = WORDS[locale];
  const { submit, isSending, isDone, failure } = useUnit({
    submit: switching.submitted,
    isSending: switching.$isSending,
    isDone: switching.$isDone,
    failure: switching.$failure,
  });
  return (
    <section className={styles.switch} aria-labelledby="switch-favourites">
      <h2 id="switch-favourites" className={styles.title}>
        {words.title}
      </h2>
      <p>{isOn ? words.on : words.off}</p>
      <Button size="small" busy={isSending} onClick={() => submit(!isOn)}>
        {isOn ? words.turnOff : words.turnOn}
      </Button>
      <p role="status">{isDone ? words.done(isOn) : ''}</p>
      {failure && (
        <Notice kind="error" live title={words.failed}>
          {failureText(failure, [], words.server, locale)}
        </Notice>
      )}
    </section>
  );
};
