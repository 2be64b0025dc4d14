import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { chevronDown, Icon } from 'shared-ui/icon';
import { $appliedCode } from '../features/apply-coupon/apply-coupon.model.ts';
import { CouponForm } from '../features/apply-coupon/index.ts';
import { GiftBoxOption } from '../features/choose-gift-box/index.ts';
import { $giftCost } from '../lib/gift-box/gift-box.model.ts';
import { useMessages } from '../lib/messages.ts';
import { useFold } from '../lib/use-fold.ts';
import styles from './order-extras.module.css';

/** Collapsed sections for coupon and gift box within the steps (docs/product/checkout.md#coupon). */
export const OrderExtras = () => {
  const { coupon, giftBox } = useMessages();
  const [code, giftCost] = useUnit([$appliedCode, $giftCost]);
  return (
    <div className={styles.extras}>
      <Fold title={coupon.label} state={code}>
        <CouponForm />
      </Fold>
      <Fold title={giftBox.title} state={giftCost === null ? null : giftBox.chosen}>
        <GiftBoxOption />
      </Fold>
    </div>
  );
};

interface FoldProps {
  title: string;
  /** Summary of the choice. */
  state: string | null;
  children: ReactNode;
}

/** Collapsed section. Renders its content only while open, so that typing in the step's form stays fast. */
const Fold = ({ title, state, children }: FoldProps) => {
  const { isOpen, id, toggle } = useFold();
  return (
    <div className={styles.part}>
      <button type="button" className={styles.fold} {...toggle}>
        <span>
          {title}
          {state && <span className={styles.state}> · {state}</span>}
        </span>
        <Icon path={chevronDown} size={18} className={styles.arrow} />
      </button>
      <div id={id} className={styles.body} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </div>
  );
};
