import type { Cart } from 'shared-contracts/api/shopping-cart.schema';
import { LENGTHS } from 'shared-contracts/domain/field-lengths';
import { hrefs } from 'shared-contracts/hrefs';
import { Button } from 'shared-ui/button';
import { Field } from 'shared-ui/field';
import { cross, Icon, success } from 'shared-ui/icon';
import styles from '../../lib/coupon/coupon-form.module.css';
import CouponLines from '../../lib/coupon/coupon-lines.tsx';
import { useMessages } from '../../lib/messages.ts';

/** Field for a coupon, and the applied one with its remove button. */
export const CouponForm = ({ cart }: { cart: Cart }) => {
  const { coupon: words } = useMessages();
  const { coupon } = cart;
  return (
    <form method="post" action={hrefs.cart} noValidate className={styles.form}>
      <Field
        id="coupon"
        label={words.label}
        name="coupon"
        maxLength={LENGTHS.coupon}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
        className={styles.field}
      />
      <Button type="submit" name="do" value="coupon" className={styles.apply}>
        {words.apply}
      </Button>
      <div className={styles.state}>
        {coupon ? (
          <>
            <span className={styles.applied}>
              <Icon path={success} size={18} />
              {words.applied(coupon.code)}
            </span>
            <Button
              type="submit"
              name="do"
              value="uncoupon"
              variant="quiet"
              size="small"
              aria-label={words.remove(coupon.code)}
            >
              <Icon path={cross} size={16} />
              {words.removeShort}
            </Button>
            {coupon.lines && (
              <span className={styles.lines}>
                <CouponLines cart={cart} />
              </span>
            )}
          </>
        ) : (
          <span className={styles.hint}>{words.hint}</span>
        )}
      </div>
    </form>
  );
};
