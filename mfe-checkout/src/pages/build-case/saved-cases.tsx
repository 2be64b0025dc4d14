import { useUnit } from 'effector-react';
import { useLocale } from 'shared-kit/locale';
import { Button } from 'shared-ui/button';
import { storedCase } from '../../lib/case/case-text.ts';
import { caseChosen } from './build-case.model.ts';
import styles from './build-case.module.css';
import { BUILD_CASE_WORDS } from './build-case.words.ts';
import { $saved, savedRemoved } from './saved-cases.model.ts';

/** Cases that the shopper saved in this browser. */
export const SavedCases = () => {
  const words = BUILD_CASE_WORDS[useLocale()];
  const [saved, chosen, removed] = useUnit([$saved, caseChosen, savedRemoved]);
  if (saved.length === 0) return null;
  return (
    <section aria-labelledby="saved-cases">
      <h2 id="saved-cases" className={styles.subtitle}>
        {words.saved}
      </h2>
      <ul className={styles.saved}>
        {saved.map(({ text, name }) => {
          const one = storedCase(text);
          return (
            one && (
              <li key={text} className={styles.savedCase}>
                <p>
                  <strong>{words.sizes(one.size)}</strong> {name}
                </p>
                <div className={styles.savedActions}>
                  <Button size="small" aria-label={words.useReady(name)} onClick={() => chosen(one)}>
                    {words.useShort}
                  </Button>
                  <Button
                    size="small"
                    variant="quiet"
                    aria-label={words.forget(name)}
                    onClick={() => removed(text)}
                  >
                    {words.forgetShort}
                  </Button>
                </div>
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
};
