import { useUnit } from 'effector-react';
import { type ReactNode, useId, useState } from 'react';
import { chevronDown, Icon } from 'shared-ui/icon';
import { $appliedCode } from '../../features/apply-coupon/apply-coupon.model.ts';
import { CouponForm } from '../../features/apply-coupon/index.ts';
import { GiftBoxOption } from '../../features/choose-gift-box/index.ts';
import { $giftCost } from '../../lib/gift-box/gift-box.model.ts';
import { useMessages } from '../../lib/messages.ts';
import styles from './order-extras.module.css';

/** What may still be changed of the order within the steps, folded: discount code and gift box (SPEC §2 "Checkout"). */
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
  /** What was chosen behind it. */
  state: string | null;
  children: ReactNode;
}

/** Its content exists only while it is open: typing into the step's form must not draw what nobody sees. */
const Fold = ({ title, state, children }: FoldProps) => {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={styles.part}>
      <button
        type="button"
        className={styles.fold}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
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
