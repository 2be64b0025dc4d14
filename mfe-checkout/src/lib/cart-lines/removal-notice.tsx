import { useUnit } from 'effector-react';
import { lineName } from 'shared-contracts/domain/line-name';
import { Button } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import { $removed, removalUndone } from '../cart/change-line.model.ts';
import { useMessages } from '../messages.ts';

/** What was taken out last, and the way back. */
export const RemovalNotice = () => {
  const { cart } = useMessages();
  const [removed, undone] = useUnit([$removed, removalUndone]);
  return (
    // There before its text, so that the text is heard.
    <div role="status">
      {removed && (
        <Notice
          kind="info"
          action={
            <Button size="small" variant="quiet" onClick={undone}>
              {cart.undo}
            </Button>
          }
        >
          {cart.removed(lineName(removed))}
        </Notice>
      )}
    </div>
  );
};
