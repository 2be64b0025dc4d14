import { useUnit } from 'effector-react';
import type { ReadyCase } from 'shared-contracts/api/cases.schema';
import { type CaseRule, priceCase } from 'shared-contracts/domain/cases';
import { useLocale } from 'shared-kit/locale';
import { Button } from 'shared-ui/button';
import { Picture } from 'shared-ui/picture';
import { Price } from 'shared-ui/price';
import { readyChosen } from './build-case.model.ts';
import styles from './build-case.module.css';
import { BUILD_CASE_WORDS } from './build-case.words.ts';

/** Full cases to start from. Each bottle can be changed afterwards. */
export const ReadyCases = ({ rule, ready }: { rule: CaseRule; ready: readonly ReadyCase[] }) => {
  const locale = useLocale();
  const words = BUILD_CASE_WORDS[locale];
  const chosen = useUnit(readyChosen);
  return (
    <section aria-labelledby="ready-cases">
      <h2 id="ready-cases" className={styles.subtitle}>
        {words.ready}
      </h2>
      <ul className={styles.ready}>
        {ready.map((one) => {
          const { total, saving } = priceCase(
            rule,
            one.size,
            one.bottles.map(({ card, count }) => ({ ...card, count })),
          );
          return (
            <li key={one.id} className={styles.proposal}>
              <div className={styles.labels}>
                {one.bottles.map(({ card }) => (
                  <Picture
                    key={card.sku}
                    base={card.frontend_image}
                    alt=""
                    sizes="56px"
                    widths={[160]}
                    width={160}
                    height={200}
                  />
                ))}
              </div>
              <h3 className={styles.name}>{one.name}</h3>
              <Price amount={total} reference={total + saving} locale={locale} size="line" />
              <Button size="small" aria-label={words.useReady(one.name)} onClick={() => chosen(one)}>
                {words.useShort}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
