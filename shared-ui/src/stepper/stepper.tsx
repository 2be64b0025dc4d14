import type { Locale } from 'shared-contracts/locale';
import { check, Icon } from '../icon/index.ts';
import styles from './stepper.module.css';

/** Tests rely on these names (docs/product/screen-words.md). */
const WORDS = {
  es: { name: 'Pasos de la compra', done: 'Listo' },
  en: { name: 'Purchase steps', done: 'Done' },
};

/** A completed step links to `href`. */
export type Step = { label: string; href: string };

/** Shows the current checkout step (docs/product/checkout.md#steps). `current` starts at 1. */
export function Stepper({
  steps,
  current,
  locale,
}: {
  steps: readonly Step[];
  current: number;
  locale: Locale;
}) {
  const words = WORDS[locale];
  return (
    <nav aria-label={words.name}>
      <ol className={styles.steps}>
        {steps.map(({ label, href }, index) => {
          const number = index + 1;
          const done = number < current;
          return (
            <li
              key={href}
              className={styles.step}
              data-done={done || undefined}
              aria-current={number === current ? 'step' : undefined}
            >
              <span className={styles.number} aria-hidden="true">
                {done ? <Icon path={check} size={14} /> : number}
              </span>
              {done ? (
                <a href={href} className={styles.label}>
                  {label}
                  <span className="visually-hidden"> ({words.done})</span>
                </a>
              ) : (
                <span className={styles.label}>{label}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
