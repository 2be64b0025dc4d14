import { useUnit } from 'effector-react';
import { CASE_SIZES, type CaseRule, casePercent } from 'shared-contracts/domain/cases';
import { lineName } from 'shared-contracts/domain/line-name';
import { formatClp } from 'shared-contracts/domain/money';
import { useLocale } from 'shared-kit/locale';
import { Button } from 'shared-ui/button';
import { Picture } from 'shared-ui/picture';
import { RadioGroup } from 'shared-ui/radio-group';
import {
  $chosen,
  $isAdding,
  $price,
  $sharePath,
  $size,
  bottleRemoved,
  caseSubmitted,
  sizeChosen,
} from './build-case.model.ts';
import styles from './build-case.module.css';
import { BUILD_CASE_WORDS } from './build-case.words.ts';

/** The case: size, places with labels, price, and what is missing. */
export const CaseTray = ({ rule }: { rule: CaseRule }) => {
  const locale = useLocale();
  const words = BUILD_CASE_WORDS[locale];
  const [size, price, sharePath, isAdding] = useUnit([$size, $price, $sharePath, $isAdding]);
  const [sized, submitted] = useUnit([sizeChosen, caseSubmitted]);
  return (
    <section aria-label={words.places} className={styles.tray}>
      <RadioGroup
        legend={words.size}
        name="caja"
        value={String(size)}
        columns
        onChange={(value) => sized(value === '12' ? 12 : 6)}
        options={CASE_SIZES.map((one) => ({
          value: String(one),
          label: words.sizes(one),
          detail: words.sizeSaving(casePercent(rule, one)),
        }))}
      />
      <Places />
      <p role="status" className={styles.state}>
        <State />
      </p>
      {price.filled > 0 && (
        <div className={styles.sums}>
          <p className={styles.total}>
            <span>{words.total}</span> <span>{formatClp(price.total)}</span>
          </p>
          <p className={styles.hint}>{words.perBottle(formatClp(Math.round(price.total / price.filled)))}</p>
        </div>
      )}
      <Button variant="primary" wide disabled={!price.isComplete || isAdding} onClick={() => submitted()}>
        {isAdding ? words.adding : words.add}
      </Button>
      <p className={styles.hint}>
        {words.discounts} {words.delivery}
      </p>
      {price.filled > 0 && (
        <a href={sharePath} className={styles.hint}>
          {words.share}
        </a>
      )}
    </section>
  );
};

/** Places of the case, filled with the labels of its bottles. A press takes a bottle out. */
const Places = () => {
  const words = BUILD_CASE_WORDS[useLocale()];
  const [size, chosen, removed] = useUnit([$size, $chosen, bottleRemoved]);
  const bottles = chosen.flatMap(({ card, count }) =>
    Array.from({ length: count }, (_, at) => ({ card, at })),
  );
  const free = Math.max(0, size - bottles.length);
  return (
    <ul className={styles.places}>
      {bottles.map(({ card, at }) => (
        <li key={`${card.sku} ${at}`}>
          <button
            type="button"
            aria-label={words.remove(lineName(card))}
            className={styles.place}
            onClick={() => removed(card.sku)}
          >
            <Picture base={card.frontend_image} alt="" sizes="72px" widths={[160]} width={160} height={200} />
          </button>
        </li>
      ))}
      {Array.from({ length: free }, (_, at) => (
        <li key={`free ${bottles.length + at}`} className={styles.free}>
          <span className="visually-hidden">{words.emptyPlace}</span>
        </li>
      ))}
    </ul>
  );
};

/** "Te faltan 2 de 6 · ahorras $7.190". */
const State = () => {
  const words = BUILD_CASE_WORDS[useLocale()];
  const [size, price] = useUnit([$size, $price]);
  const { filled, missing, missingDifferent, isComplete, isEligible, saving } = price;
  const parts = [
    isComplete && words.full,
    missing > 0 && words.missing(missing, size),
    filled > size && words.tooMany(filled - size),
    filled > 0 && missingDifferent > 0 && words.different(missingDifferent),
    filled > 0 && filled <= size && missingDifferent === 0 && !isEligible && words.wrongType,
    saving > 0 && words.saves(formatClp(saving)),
  ];
  return parts.filter(Boolean).join(' · ');
};
