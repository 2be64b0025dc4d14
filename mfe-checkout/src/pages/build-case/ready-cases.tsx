import { useUnit } from 'effector-react';
import type { ReadyCase } from 'shared-contracts/api/cases.schema';
import { type CaseRule, priceCase } from 'shared-contracts/domain/cases';
import { useLocale } from 'shared-kit/locale';
import { Button } from 'shared-ui/button';
import { Price } from 'shared-ui/price';
import { LinePicture } from '../../lib/line-picture.tsx';
import { readyChosen } from './build-case.model.ts';
import styles from './build-case.module.css';
import { BUILD_CASE_WORDS } from './build-case.words.ts';

/** Labels of a case: of each bottle when it has six, else of each product. */
const labelsOf = ({ size, bottles }: ReadyCase) =>
  bottles.flatMap(({ card, count }) =>
    Array.from({ length: size === 6 ? count : 1 }, (_, at) => ({ card, at })),
  );

interface ReadyCasesProps {
  rule: CaseRule;
  ready: readonly ReadyCase[];
}

/** Full cases to start from: those of the house, and those by the sommelier's rules. Each bottle can be changed afterwards. */
export const ReadyCases = ({ rule, ready }: ReadyCasesProps) =>
  (['house', 'sommelier'] as const).map((by) => (
    <CasesOf key={by} by={by} rule={rule} ready={ready.filter((one) => (one.by ?? 'sommelier') === by)} />
  ));

const CasesOf = ({ by, rule, ready }: ReadyCasesProps & { by: 'house' | 'sommelier' }) => {
  const locale = useLocale();
  const words = BUILD_CASE_WORDS[locale];
  const chosen = useUnit(readyChosen);
  if (ready.length === 0) return null;
  const id = `cases-of-${by}`;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.subtitle}>
        {words.readyOf[by]}
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
                {labelsOf(one).map(({ card, at }) => (
                  <LinePicture key={`${card.sku} ${at}`} line={card} />
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
