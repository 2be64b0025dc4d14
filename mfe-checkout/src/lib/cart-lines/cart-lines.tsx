import { useUnit } from 'effector-react';
import { lazy, Suspense } from 'react';
import type { Cart, CartLine } from 'shared-contracts/api/shopping-cart.schema';
import { cartTotal } from 'shared-contracts/domain/discount';
import { lineName } from 'shared-contracts/domain/line-name';
import { formatClp } from 'shared-contracts/domain/money';
import { useLocale } from 'shared-kit/locale';
import { Button } from 'shared-ui/button';
import { Icon, trash } from 'shared-ui/icon';
import { Quantity } from 'shared-ui/quantity';
import { problemOf, qtyChosen, unitsLeft } from '../cart/change-line.model.ts';
import { useMessages } from '../messages.ts';
import styles from './cart-lines.module.css';
import { LineFacts } from './line-facts.tsx';

interface CartLinesProps {
  cart: Cart;
  /** Uses the narrow layout at every width. */
  compact?: boolean;
  /** Called after a removal, to move the focus from the removed button. */
  onRemoved: () => void;
}

const CaseLines = lazy(() => import(/* webpackChunkName: "case-lines" */ './case-lines.tsx'));

export const CartLines = ({ cart: { items, cases }, compact, onRemoved }: CartLinesProps) => {
  const { cart } = useMessages();
  return (
    <ul aria-label={cart.list} className={styles.lines} data-compact={compact || undefined}>
      {cases && (
        <Suspense fallback={null}>
          <CaseLines cases={cases} onRemoved={onRemoved} />
        </Suspense>
      )}
      {items.map((line) => (
        <li key={line.sku} className={styles.line} data-problem={problemOf(line) ?? undefined}>
          <Line line={line} onRemoved={onRemoved} />
        </li>
      ))}
    </ul>
  );
};

const Line = ({ line, onRemoved }: { line: CartLine; onRemoved: () => void }) => {
  const { cart } = useMessages();
  const locale = useLocale();
  const chosen = useUnit(qtyChosen);
  const problem = problemOf(line);
  const left = unitsLeft(line);
  return (
    <>
      <LineFacts line={line} />
      <div className={styles.counter}>
        <Quantity
          value={line.qty}
          max={left || line.stock}
          locale={locale}
          size="small"
          disabled={problem === 'soldOut'}
          onChange={(qty) => chosen({ line, qty })}
        />
      </div>
      {problem !== 'soldOut' && <p className={styles.amount}>{formatClp(cartTotal([line]))}</p>}
      <Button
        variant="quiet"
        size="small"
        className={styles.remove}
        aria-label={cart.remove(lineName(line))}
        onClick={() => {
          chosen({ line, qty: 0 });
          onRemoved();
        }}
      >
        <Icon path={trash} size={18} />
        <span className={styles.removeText}>{cart.removeShort}</span>
      </Button>
    </>
  );
};
