import { hrefs } from 'shared-contracts/hrefs';
import { useLocale } from 'shared-kit/locale';
import { Button } from 'shared-ui/button';
import styles from '../../pages/cart/cart.module.css';
import { PlainNoticeBox } from '../plain-notice.tsx';
import type { PlainContext } from '../plain-page.ts';
import { plainWords } from '../words.ts';

/**
 * The age gate of a visitor without scripts. The shop asks before the first product is in the cart, because only the
 * cart knows this visitor (docs/product/age-gate.md#without-scripts).
 */
export const AgeQuestion = ({ context }: { context: PlainContext }) => {
  const words = plainWords[useLocale()];
  return (
    <div className={`container ${styles.page}`}>
      <form method="post" action={hrefs.cart} className={styles.main}>
        <h1>{words.ageTitle}</h1>
        <p>{words.ageText}</p>
        <PlainNoticeBox context={context} />
        <p>
          <Button type="submit" variant="primary" name="do" value="adult">
            {words.ageYes}
          </Button>{' '}
          <Button type="submit" name="do" value="minor">
            {words.ageNo}
          </Button>
        </p>
      </form>
    </div>
  );
};
