import { useUnit } from 'effector-react';
import type { CartChange } from 'shared-contracts/api/shopping-cart.schema';
import { formatClp } from 'shared-contracts/domain/money';
import { Button } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import { $cartChanges, changesSeen } from './cart/cart-changes.model.ts';
import { useMessages } from './messages.ts';

type Words = ReturnType<typeof useMessages>['changes'];

const textOf = (change: CartChange, words: Words): string => {
  switch (change.kind) {
    case 'price':
      return words.price(change.name, formatClp(change.before), formatClp(change.now));
    case 'withdrawn':
      return words.withdrawn(change.name);
    case 'coupon':
      return words.coupon[change.reason](change.code);
  }
};

/** Says above the total what changed in the cart since the shopper last looked. */
export const CartChanges = () => {
  const { changes: words } = useMessages();
  const [changes, seen] = useUnit([$cartChanges, changesSeen]);
  return (
    // Screen readers announce text that comes into an existing live region.
    <div role="status">
      {changes.length > 0 && (
        <Notice
          kind="warning"
          action={
            <Button size="small" onClick={() => seen()}>
              {words.seen}
            </Button>
          }
        >
          {changes.map((change) => (
            <p key={change.kind === 'coupon' ? change.code : change.sku}>{textOf(change, words)}</p>
          ))}
        </Notice>
      )}
    </div>
  );
};
