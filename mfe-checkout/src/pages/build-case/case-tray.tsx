import { useUnit } from 'effector-react';
import { CASE_SIZES, type CaseRule, casePercent } from 'shared-contracts/domain/cases';
import { formatClp } from 'shared-contracts/domain/money';
import { useLocale } from 'shared-kit/locale';
import { Button } from 'shared-ui/button';
import { RadioGroup } from 'shared-ui/radio-group';
import { CasePlaces } from '../../lib/case/case-places.tsx';
import { caseStateText } from '../../lib/case/case-state.ts';
import { CASE_WORDS } from '../../lib/case/case-words.ts';
import { useCaseDelivery } from '../../lib/case/use-case-delivery.ts';
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
import { $saved, $text, saveClicked } from './saved-cases.model.ts';

/** The case: size, places with labels, price, and what is missing. */
export const CaseTray = ({ rule }: { rule: CaseRule }) => {
  const locale = useLocale();
  const words = BUILD_CASE_WORDS[locale];
  const caseWords = CASE_WORDS[locale];
  const [size, chosen, price, sharePath, isAdding] = useUnit([$size, $chosen, $price, $sharePath, $isAdding]);
  const [sized, removed, submitted] = useUnit([sizeChosen, bottleRemoved, caseSubmitted]);
  const [saved, text, save] = useUnit([$saved, $text, saveClicked]);
  const delivery = useCaseDelivery(price.total);
  return (
    <section aria-label={caseWords.places} className={styles.tray}>
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
      <CasePlaces size={size} chosen={chosen} onRemove={removed} styles={styles} sizes="72px" />
      <p role="status" className={styles.state}>
        {caseStateText(price, size, locale)}
      </p>
      {price.filled > 0 && (
        <div className={styles.sums}>
          <p className={styles.total}>
            <span>{words.total}</span> <span>{formatClp(price.total)}</span>
          </p>
          <p className={styles.hint}>
            {caseWords.perBottle(formatClp(Math.round(price.total / price.filled)))}
          </p>
        </div>
      )}
      <Button variant="primary" wide disabled={!price.isComplete || isAdding} onClick={() => submitted()}>
        {isAdding ? words.adding : words.add}
      </Button>
      <p className={styles.hint}>
        {words.discounts} {delivery ? `${delivery}.` : words.delivery}
      </p>
      {price.filled > 0 && (
        <div className={styles.keep}>
          {saved.some((one) => one.text === text) ? (
            <p role="status" className={styles.hint}>
              {words.isSaved}
            </p>
          ) : (
            <Button variant="quiet" size="small" onClick={() => save()}>
              {words.save}
            </Button>
          )}
          <a href={sharePath} className={styles.hint}>
            {words.share}
          </a>
        </div>
      )}
    </section>
  );
};
