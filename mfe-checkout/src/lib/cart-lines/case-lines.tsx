import { useUnit } from 'effector-react';
import type { CartCase, CaseLine } from 'shared-contracts/api/shopping-cart.schema';
import { MAX_CASES } from 'shared-contracts/domain/cases';
import { lineName } from 'shared-contracts/domain/line-name';
import { formatClp } from 'shared-contracts/domain/money';
import { useLocale } from 'shared-kit/locale';
import { Button } from 'shared-ui/button';
import { Icon, trash, warning } from 'shared-ui/icon';
import { Quantity } from 'shared-ui/quantity';
import { $pendingCases, bottleExchanged, caseQtyChosen, caseRemoved } from '../cart/change-case.model.ts';
import { problemOf } from '../cart/change-line.model.ts';
import { useMessages } from '../messages.ts';
import lineStyles from './cart-lines.module.css';
import { CaseFacts } from './case-facts.tsx';
import styles from './case-lines.module.css';
import { CASE_LINE_WORDS } from './case-lines.words.ts';

/** Cases of the cart: one line each, which opens to its bottles. */
const CaseLines = ({ cases, onRemoved }: { cases: readonly CartCase[]; onRemoved: () => void }) =>
  cases.map((one) => (
    <li
      key={one.id}
      className={lineStyles.line}
      data-problem={one.bottles.some(({ stock }) => stock <= 0) ? 'soldOut' : undefined}
    >
      <CaseRow of={one} onRemoved={onRemoved} />
    </li>
  ));
export default CaseLines;

const CaseRow = ({ of, onRemoved }: { of: CartCase; onRemoved: () => void }) => {
  const { cart } = useMessages();
  const locale = useLocale();
  const words = CASE_LINE_WORDS[locale];
  const [pending, qtyChosen, removed] = useUnit([$pendingCases, caseQtyChosen, caseRemoved]);
  const isPending = pending.includes(of.id);
  const troubles = of.bottles.filter((bottle) => problemOf(bottle) !== null);
  const canBeBought = of.bottles.every(({ stock }) => stock > 0);
  const name = words.name(of.size);
  return (
    <>
      <CaseFacts of={of}>
        {troubles.map((bottle) => (
          <TroubleNote key={bottle.sku} of={of} bottle={bottle} isPending={isPending} />
        ))}
      </CaseFacts>
      <div className={lineStyles.counter}>
        <Quantity
          value={of.qty}
          max={MAX_CASES}
          locale={locale}
          size="small"
          disabled={isPending || !canBeBought}
          onChange={(qty) => qtyChosen({ of, qty })}
        />
      </div>
      {canBeBought && <p className={lineStyles.amount}>{formatClp(of.price * of.qty)}</p>}
      <Button
        variant="quiet"
        size="small"
        className={lineStyles.remove}
        aria-label={cart.remove(name)}
        disabled={isPending}
        onClick={() => {
          removed(of);
          onRemoved();
        }}
      >
        <Icon path={trash} size={18} />
        <span className={lineStyles.removeText}>{cart.removeShort}</span>
      </Button>
    </>
  );
};

/** Names a bottle that is sold out or of which too few are left, and offers the nearest one in stock. */
const TroubleNote = ({ of, bottle, isPending }: { of: CartCase; bottle: CaseLine; isPending: boolean }) => {
  const words = CASE_LINE_WORDS[useLocale()];
  const exchanged = useUnit(bottleExchanged);
  const { exchange, sku } = bottle;
  return (
    <div className={styles.trouble}>
      <p className={lineStyles.problem}>
        <Icon path={warning} size={16} />
        {bottle.stock <= 0
          ? words.soldOut(lineName(bottle))
          : words.few(lineName(bottle), bottle.available ?? bottle.stock)}
      </p>
      {exchange ? (
        <Button size="small" disabled={isPending} onClick={() => exchanged({ of, sku, by: exchange.sku })}>
          {words.exchange(exchange.name, formatClp(exchange.price))}
        </Button>
      ) : (
        <p>{words.noExchange}</p>
      )}
    </div>
  );
};
