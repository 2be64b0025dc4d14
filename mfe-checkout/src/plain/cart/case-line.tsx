/** A case in the cart of a visitor without scripts. */
import type { CartCase } from 'shared-contracts/api/shopping-cart.schema';
import { lineName } from 'shared-contracts/domain/line-name';
import { formatClp } from 'shared-contracts/domain/money';
import { hrefs } from 'shared-contracts/hrefs';
import { useLocale } from 'shared-kit/locale';
import { Button } from 'shared-ui/button';
import { problemOf, unitsLeft } from '../../lib/cart/change-line.model.ts';
import lineStyles from '../../lib/cart-lines/cart-lines.module.css';
import { CaseFacts } from '../../lib/cart-lines/case-facts.tsx';
import { CASE_LINE_WORDS } from '../../lib/cart-lines/case-lines.words.ts';
import { useMessages } from '../../lib/messages.ts';
import { plainWords } from '../words.ts';

export const CaseLine = ({ of }: { of: CartCase }) => {
  const { cart } = useMessages();
  const locale = useLocale();
  const words = CASE_LINE_WORDS[locale];
  const short = of.bottles.filter((bottle) => problemOf(bottle) !== null);
  return (
    <>
      <CaseFacts of={of}>
        {short.map((bottle) => (
          <p key={bottle.sku} className={lineStyles.problem}>
            {bottle.stock <= 0
              ? words.soldOut(lineName(bottle))
              : words.few(lineName(bottle), unitsLeft(bottle))}{' '}
            {words.noExchange}
          </p>
        ))}
      </CaseFacts>
      <p className={lineStyles.counter}>{plainWords[locale].cases(of.qty)}</p>
      {of.bottles.every(({ stock }) => stock > 0) && (
        <p className={lineStyles.amount}>{formatClp(of.price * of.qty)}</p>
      )}
      <form method="post" action={hrefs.cart} className={lineStyles.remove}>
        <input type="hidden" name="case" value={of.id} />
        <Button
          type="submit"
          name="do"
          value="remove-case"
          variant="quiet"
          size="small"
          aria-label={cart.remove(words.name(of.size))}
        >
          {cart.removeShort}
        </Button>
      </form>
    </>
  );
};
