import { LENGTHS } from 'shared-contracts/domain/field-lengths';
import { formatClp } from 'shared-contracts/domain/money';
import { hrefs } from 'shared-contracts/hrefs';
import { useLocale } from 'shared-kit/locale';
import { Button } from 'shared-ui/button';
import { Checkbox } from 'shared-ui/checkbox';
import { TextAreaField } from 'shared-ui/field';
import { gift, Icon } from 'shared-ui/icon';
import type { GiftBox } from '../../lib/gift-box/gift-box.ts';
import styles from '../../lib/gift-box/gift-box-option.module.css';
import { useMessages } from '../../lib/messages.ts';
import { plainWords } from '../words.ts';

/** Gift box for the whole order, with a text on its card. `price` in CLP. */
export const GiftForm = ({ box, price }: { box: GiftBox; price: number }) => {
  const words = useMessages().giftBox;
  const plain = plainWords[useLocale()];
  return (
    <form method="post" action={hrefs.cart} className={styles.option}>
      <Icon path={gift} size={22} className={styles.icon} />
      <div className={styles.choice}>
        <Checkbox
          id="gift"
          name="gift"
          label={words.add}
          mark={formatClp(price)}
          defaultChecked={box.check}
        />
        <TextAreaField
          id="gift-text"
          name="gift_text"
          label={words.text}
          mark={words.optional}
          help={words.hint}
          rows={3}
          maxLength={LENGTHS.giftText}
          defaultValue={box.text}
          className={styles.text}
        />
        <div>
          <Button type="submit" name="do" value="gift" size="small">
            {plain.saveGift}
          </Button>
        </div>
      </div>
    </form>
  );
};
