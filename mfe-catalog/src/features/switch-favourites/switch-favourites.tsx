import { useUnit } from 'effector-react';
import { SERVER_PROBLEM } from 'shared-contracts/domain/error-catalogue';
import type { Locale } from 'shared-contracts/locale';
import { failureText } from 'shared-kit/failure';
import { useLocale } from 'shared-kit/locale';
import { Button } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import { switching } from '../../lib/favourites/favourites.model.ts';
import styles from './switch-favourites.module.css';

const es = {
  title: 'Qué recordamos',
  on: 'Recordamos los productos que guardas y los últimos 20 que ves. Nadie más los ve, salvo que compartas tu lista.',
  off: 'No recordamos qué productos guardas ni cuáles ves.',
  turnOff: 'Apagar y borrar todo',
  turnOn: 'Encender',
  done: (isOn: boolean): string => (isOn ? 'Encendido.' : 'Apagado: borramos tus favoritos y lo que viste.'),
  failed: 'No pudimos cambiarlo',
};
const en: typeof es = {
  title: 'What we remember',
  on: 'We remember the products that you save and the last 20 that you see. Nobody else sees them, unless you share your list.',
  off: 'We remember neither the products that you save nor those that you see.',
  turnOff: 'Switch off and delete all',
  turnOn: 'Switch on',
  done: (isOn) => (isOn ? 'Switched on.' : 'Switched off: we deleted your favourites and what you saw.'),
  failed: 'We could not change it',
};
const WORDS: Record<Locale, typeof es> = { es, en };

/** Switches favourites and recently seen products off, which deletes them, or on. */
export const SwitchFavourites = ({ isOn }: { isOn: boolean }) => {
  const locale = useLocale();
  const words = WORDS[locale];
  const { submit, isSending, isDone, failure } = useUnit(switching);
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
          {failureText(failure, [], SERVER_PROBLEM[locale], locale)}
        </Notice>
      )}
    </section>
  );
};
