import { useUnit } from 'effector-react';
import { lazy, Suspense } from 'react';
import { LENGTHS } from 'shared-contracts/domain/field-lengths';
import { formatClp } from 'shared-contracts/domain/money';
import { Checkbox } from 'shared-ui/checkbox';
import { TextAreaField } from 'shared-ui/field';
import { gift, Icon } from 'shared-ui/icon';
import { $giftBox, $giftPrice, giftBoxChanged } from '../../lib/gift-box/gift-box.model.ts';
import styles from '../../lib/gift-box/gift-box-option.module.css';
import { useMessages } from '../../lib/messages.ts';

const GiftCardPreview = lazy(() => import(/* webpackChunkName: "gift-card" */ './gift-card-preview.tsx'));

/** Gift box for the whole order, with a text on its card (docs/product/checkout.md#gift-box). */
export const GiftBoxOption = () => {
  const words = useMessages().giftBox;
  const [{ check, text }, price, changed] = useUnit([$giftBox, $giftPrice, giftBoxChanged]);
  return (
    <div className={styles.option}>
      <Icon path={gift} size={22} className={styles.icon} />
      <div className={styles.choice}>
        <Checkbox
          label={words.add}
          mark={formatClp(price)}
          checked={check}
          onChange={({ target }) => changed({ check: target.checked })}
        />
        {check ? (
          <>
            <TextAreaField
              label={words.text}
              mark={words.optional}
              help={words.left(LENGTHS.giftText - text.length)}
              rows={3}
              maxLength={LENGTHS.giftText}
              value={text}
              className={styles.text}
              onChange={({ target }) => changed({ text: target.value })}
            />
            {text !== '' && (
              <Suspense fallback={null}>
                <GiftCardPreview message={text} />
              </Suspense>
            )}
          </>
        ) : (
          <p className={styles.hint}>{words.hint}</p>
        )}
      </div>
    </div>
  );
};
