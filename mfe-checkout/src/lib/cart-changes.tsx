import { useUnit } from 'effector-react';
import type { CartChange } from 'shared-contracts/api/shopping-cart.schema';
import { formatClp } from 'shared-contracts/domain/money';
import { Button } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import { $cartChanges, changesSeen } from './cart/cart-changes.model.ts';
import { useMessages } from './messages.ts';

type Words = ReturnType<typeof useMessages>['changes'];

/** Changes with a sentence each. Lines that did not fit into the account's cart share one sentence. */
type SingleChange = Exclude<CartChange, { kind: 'not_joined' }>;

const isSingle = (change: CartChange): change is SingleChange => change.kind !== 'not_joined';

const textOf = (change: SingleChange, words: Words): string => {
  switch (change.kind) {
    case 'price':
      return words.price(change.name, formatClp(change.before), formatClp(change.now));
    case 'withdrawn':
      return words.withdrawn(change.name);
    case 'coupon':
      return words.coupon[change.reason](change.code);
  }
};

/** Lists above the total what changed in the cart since the shopper's last view. */
export const CartChanges = () => {
  const { changes: words } = useMessages();
  const [changes, seen] = useUnit([$cartChanges, changesSeen]);
  const notJoined = changes.flatMap((change) => (change.kind === 'not_joined' ? [change.name] : []));
  return (
    // The live region must exist before its text, or screen readers do not announce it.
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
          {changes.filter(isSingle).map((change) => (
            <p key={change.kind === 'coupon' ? change.code : change.sku}>{textOf(change, words)}</p>
          ))}
          {notJoined.length > 0 && <p>{words.notJoined(notJoined.join(', '))}</p>}
        </Notice>
      )}
    </div>
  );
};
