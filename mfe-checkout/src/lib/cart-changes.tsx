import { useUnit } from 'effector-react';
import { Button } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import { $cartChanges, changesSeen } from './cart/cart-changes.model.ts';
import { ChangeTexts } from './change-texts.tsx';
import { useMessages } from './messages.ts';

/** Lists above the total what changed in the cart since the shopper's last view. */
export const CartChanges = () => {
  const { changes: words } = useMessages();
  const [changes, seen] = useUnit([$cartChanges, changesSeen]);
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
          <ChangeTexts changes={changes} />
        </Notice>
      )}
    </div>
  );
};
