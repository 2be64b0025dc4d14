import { useUnit } from 'effector-react';
import { type FormEvent, lazy, Suspense } from 'react';
import { LENGTHS } from 'shared-contracts/domain/field-lengths';
import { Button } from 'shared-ui/button';
import { Field } from 'shared-ui/field';
import { cross, Icon, success } from 'shared-ui/icon';
import { $cart } from '../../lib/cart/cart.model.ts';
import styles from '../../lib/coupon/coupon-form.module.css';
import { useMessages } from '../../lib/messages.ts';
import {
  $appliedCode,
  $couponError,
  $isApplying,
  $newCoupon,
  codeTyped,
  couponRemoved,
  couponSubmitted,
} from './apply-coupon.model.ts';

const CouponLines = lazy(
  () => import(/* webpackChunkName: "coupon-lines" */ '../../lib/coupon/coupon-lines.tsx'),
);

/** Coupon field, and below it a line with the applied coupon and its remove button, or with a hint. */
export const CouponForm = () => {
  const { coupon } = useMessages();
  const [text, error, applied, isApplying] = useUnit([$newCoupon, $couponError, $appliedCode, $isApplying]);
  const cart = useUnit($cart);
  const [typed, submitted, removed] = useUnit([codeTyped, couponSubmitted, couponRemoved]);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submitted();
  };
  return (
    <form noValidate method="post" onSubmit={onSubmit} className={styles.form}>
      <Field
        label={coupon.label}
        name="coupon"
        value={text}
        error={error}
        maxLength={LENGTHS.coupon}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
        className={styles.field}
        onChange={({ target }) => typed(target.value)}
      />
      <Button type="submit" busy={isApplying} className={styles.apply}>
        {coupon.apply}
      </Button>
      <div role="status" className={styles.state}>
        {applied ? (
          <>
            <span className={styles.applied}>
              <Icon path={success} size={18} />
              {coupon.applied(applied)}
            </span>
            <Button
              variant="quiet"
              size="small"
              aria-label={coupon.remove(applied)}
              onClick={() => removed(applied)}
            >
              <Icon path={cross} size={16} />
              {coupon.removeShort}
            </Button>
            {cart?.coupon?.lines && (
              <span className={styles.lines}>
                <Suspense>
                  <CouponLines cart={cart} />
                </Suspense>
              </span>
            )}
          </>
        ) : (
          <span className={styles.hint}>{coupon.hint}</span>
        )}
      </div>
    </form>
  );
};
