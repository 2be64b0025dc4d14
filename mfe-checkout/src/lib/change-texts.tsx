import type { CartChange } from 'shared-contracts/api/shopping-cart.schema';
import { formatClp } from 'shared-contracts/domain/money';
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
      return words.coupon[change.cause ?? change.reason](change.code);
  }
};

/** A sentence for each change of the cart that the shopper did not make. */
export const ChangeTexts = ({ changes }: { changes: readonly CartChange[] }) => {
  const { changes: words } = useMessages();
  const notJoined = changes.flatMap((change) => (change.kind === 'not_joined' ? [change.name] : []));
  return (
    <>
      {changes.filter(isSingle).map((change) => (
        <p key={change.kind === 'coupon' ? change.code : change.sku}>{textOf(change, words)}</p>
      ))}
      {notJoined.length > 0 && <p>{words.notJoined(notJoined.join(', '))}</p>}
    </>
  );
};
