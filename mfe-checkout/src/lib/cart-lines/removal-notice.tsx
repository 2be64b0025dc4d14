import { useUnit } from 'effector-react';
import { lineName } from 'shared-contracts/domain/line-name';
import { Button } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import { $removed, removalUndone } from '../cart/change-line.model.ts';
import { useMessages } from '../messages.ts';

interface RemovalNoticeProps {
  /** Called after an undo, to move the focus from the button, which disappears. */
  onUndone: () => void;
}

/** Last removed line with an undo button. */
export const RemovalNotice = ({ onUndone }: RemovalNoticeProps) => {
  const { cart } = useMessages();
  const [removed, undone] = useUnit([$removed, removalUndone]);
  return (
    // The live region must exist before its text, or screen readers do not announce it.
    <div role="status">
      {removed && (
        <Notice
          kind="info"
          action={
            <Button
              size="small"
              variant="quiet"
              onClick={() => {
                undone();
                onUndone();
              }}
            >
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
