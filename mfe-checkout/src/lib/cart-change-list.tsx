import { useUnit } from 'effector-react';
import type { CartChange } from 'shared-contracts/api/shopping-cart.schema';
import { formatClp } from 'shared-contracts/domain/money';
import { useLocale } from 'shared-kit/locale';
import { Button } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import { $cartChanges } from './cart/cart-changes.ts';
import { changesSeen } from './cart/see-changes.model.ts';
import { CHANGE_WORDS, type ChangeWords } from './cart-changes.words.ts';

/** Changes with a sentence each. Lines that did not fit into the account's cart share one sentence. */
type SingleChange = Exclude<CartChange, { kind: 'not_joined' }>;

const isSingle = (change: CartChange): change is SingleChange => change.kind !== 'not_joined';

const textOf = (change: SingleChange, words: ChangeWords): string => {
  switch (change.kind) {
    case 'price':
      return words.price(change.name, formatClp(change.before), formatClp(change.now));
    case 'withdrawn':
      return words.withdrawn(change.name);
    case 'coupon':
      return words.coupon[change.reason](change.code);
  }
};

/** One sentence per change, and a button that confirms them. */
const CartChangeList = () => {
  const words = CHANGE_WORDS[useLocale()];
  const [changes, seen] = useUnit([$cartChanges, changesSeen]);
  const notJoined = changes.flatMap((change) => (change.kind === 'not_joined' ? [change.name] : []));
  return (
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
  );
};
export default CartChangeList;
