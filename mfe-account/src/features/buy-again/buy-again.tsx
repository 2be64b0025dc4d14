import { useUnit } from 'effector-react';
import { formatClp } from 'shared-contracts/domain/money';
import { hrefs } from 'shared-contracts/hrefs';
import { Button, ButtonLink } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import { FailureNotice } from '../../lib/failure-notice.tsx';
import { useMessages } from '../../lib/messages.ts';
import { $boughtId, $isBuying, $outcome, buyAgainClicked, reading } from './buy-again.model.ts';
import type { Remark } from './plan-again.ts';

const useRemarkWords = () => {
  const { again } = useMessages();
  return (remark: Remark): string => {
    switch (remark.kind) {
      case 'fewer':
        return again.fewer(remark.name, remark.qty);
      case 'price':
        return again.price(remark.name, formatClp(remark.before), formatClp(remark.after));
      default:
        return again[remark.kind](remark.name);
    }
  };
};

export const BuyAgainButton = ({ id }: { id: string }) => {
  const { again } = useMessages();
  const [buy, isBuying] = useUnit([buyAgainClicked, $isBuying]);
  return (
    <Button variant="primary" busy={isBuying} onClick={() => buy(id)}>
      {again.action}
    </Button>
  );
};

/**
 * Tells how many units were added to the cart and which lines differ from the order, or shows why that
 * failed.
 */
export const BuyAgainOutcome = ({ id }: { id: string }) => {
  const { again } = useMessages();
  const wordsOf = useRemarkWords();
  const { boughtId, outcome, failure } = useUnit({
    boughtId: $boughtId,
    outcome: $outcome,
    failure: reading.$failure,
  });
  if (boughtId !== id) return null;
  if (!outcome) return <FailureNotice failure={failure} />;
  const { units, remarks } = outcome;
  return (
    <Notice
      live
      kind={remarks.length === 0 ? 'success' : units > 0 ? 'info' : 'warning'}
      title={units > 0 ? again.added(units) : again.nothing}
      action={
        units > 0 && (
          <ButtonLink size="small" href={hrefs.cart}>
            {again.cart}
          </ButtonLink>
        )
      }
    >
      {remarks.length > 0 && (
        <ul>
          {remarks.map((remark) => (
            <li key={`${remark.kind} ${remark.name}`}>{wordsOf(remark)}</li>
          ))}
        </ul>
      )}
    </Notice>
  );
};
