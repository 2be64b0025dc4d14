/** The cart for a visitor without scripts: each line is a form. */
import type { Cart, CartLine } from 'shared-contracts/api/shopping-cart.schema';
import { cartTotal } from 'shared-contracts/domain/discount';
import { lineName } from 'shared-contracts/domain/line-name';
import { formatClp } from 'shared-contracts/domain/money';
import { hrefs } from 'shared-contracts/hrefs';
import { useLocale } from 'shared-kit/locale';
import { Button, ButtonLink } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import { QuantityField } from 'shared-ui/quantity';
import { problemOf } from '../../lib/cart/change-line.model.ts';
import { goodsOf, isEmptyCart, linesOf } from '../../lib/cart/goods-of.ts';
import lineStyles from '../../lib/cart-lines/cart-lines.module.css';
import { LineFacts } from '../../lib/cart-lines/line-facts.tsx';
import { ChangeTexts } from '../../lib/change-texts.tsx';
import { useMessages } from '../../lib/messages.ts';
import { TotalsList } from '../../lib/totals-list.tsx';
import styles from '../../pages/cart/cart.module.css';
import { EmptyCart } from '../../pages/cart/empty-cart.tsx';
import { PlainNoticeBox } from '../plain-notice.tsx';
import type { PlainContext } from '../plain-page.ts';
import { plainWords } from '../words.ts';
import { CaseLine } from './case-line.tsx';
import { CouponForm } from './coupon-form.tsx';
import { GiftForm } from './gift-form.tsx';

interface CartViewProps {
  context: PlainContext;
  cart: Cart;
  /** Of the gift box, in CLP. */
  giftPrice: number;
}

export const CartView = ({ context, cart, giftPrice }: CartViewProps) => {
  const { cart: words } = useMessages();
  return (
    <div className={`container ${styles.page}`}>
      <header className={styles.banner}>
        <h1 className={styles.title}>{words.title}</h1>
      </header>
      <div className={styles.main}>
        <PlainNoticeBox context={context} />
        <Changes cart={cart} />
        {isEmptyCart(cart) ? (
          <EmptyCart />
        ) : (
          <div className={styles.columns}>
            <div className={styles.main}>
              <ul aria-label={words.list} className={lineStyles.lines}>
                {cart.items.map((line) => (
                  <li key={line.sku} className={lineStyles.line} data-problem={problemOf(line) ?? undefined}>
                    <Line line={line} />
                  </li>
                ))}
                {cart.cases?.map((one) => (
                  <li key={one.id} className={lineStyles.line}>
                    <CaseLine of={one} />
                  </li>
                ))}
              </ul>
              <GiftForm box={context.state.giftBox} price={giftPrice} />
            </div>
            <Summary cart={cart} gift={context.state.giftBox.check ? giftPrice : null} />
          </div>
        )}
      </div>
    </div>
  );
};

/** Changes of the shop in the cart since the visitor's last view. */
const Changes = ({ cart: { changes = [] } }: { cart: Cart }) => {
  const { changes: words } = useMessages();
  if (changes.length === 0) return null;
  return (
    <div role="status">
      <form method="post" action={hrefs.cart}>
        <input type="hidden" name="seen" value={JSON.stringify(changes)} />
        <Notice
          kind="warning"
          action={
            <Button type="submit" size="small" name="do" value="seen">
              {words.seen}
            </Button>
          }
        >
          <ChangeTexts changes={changes} />
        </Notice>
      </form>
    </div>
  );
};

const Line = ({ line }: { line: CartLine }) => {
  const { cart } = useMessages();
  const plain = plainWords[useLocale()];
  const problem = problemOf(line);
  const name = lineName(line);
  const id = `line-${line.sku}`;
  return (
    <>
      <LineFacts line={line} />
      <form id={id} method="post" action={hrefs.cart} className={lineStyles.counter}>
        <input type="hidden" name="sku" value={line.sku} />
        {problem !== 'soldOut' && (
          <>
            <div>
              <QuantityField name="qty" value={line.qty} label={plain.quantityOf(name)} />
            </div>
            <div>
              <Button
                type="submit"
                variant="quiet"
                size="small"
                name="do"
                value="set"
                aria-label={plain.updateOf(name)}
              >
                {plain.update}
              </Button>
            </div>
          </>
        )}
      </form>
      {problem !== 'soldOut' && <p className={lineStyles.amount}>{formatClp(cartTotal([line]))}</p>}
      <Button
        type="submit"
        form={id}
        name="do"
        value="remove"
        variant="quiet"
        size="small"
        className={lineStyles.remove}
        aria-label={cart.remove(name)}
      >
        {cart.removeShort}
      </Button>
    </>
  );
};

const Summary = ({ cart, gift }: { cart: Cart; gift: number | null }) => {
  const { cart: words, totals } = useMessages();
  const goods = goodsOf(cart);
  return (
    <section aria-label={words.summary} className={styles.summary}>
      <h2 className={styles.summaryTitle}>{words.summary}</h2>
      <CouponForm cart={cart} />
      <TotalsList {...goods} gift={gift} total={goods.total + (gift ?? 0)} />
      <p className={styles.hint}>
        {totals.vat} {words.shippingLater}
      </p>
      {linesOf(cart).some((line) => problemOf(line) !== null) ? (
        <Notice kind="warning">{words.fixFirst}</Notice>
      ) : (
        <ButtonLink variant="primary" wide href={hrefs.checkoutPersonal}>
          {words.checkout}
        </ButtonLink>
      )}
      <ButtonLink variant="quiet" href={hrefs.wines} className={styles.keepShopping}>
        {words.keepShopping}
      </ButtonLink>
    </section>
  );
};
