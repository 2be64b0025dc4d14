import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { Button } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import { useMessages } from '../../lib/messages.ts';
import styles from './addresses.module.css';
import { $removed, restoring, undoClicked } from './edit-address.model.ts';

/**
 * Notice about the deleted address with an undo button. Takes the focus, because the delete button is gone.
 */
export const RemovedNotice = () => {
  const { addresses, common } = useMessages();
  const { removed, undo, isRestoring } = useUnit({
    removed: $removed,
    undo: undoClicked,
    isRestoring: restoring.$isSending,
  });
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (removed) button.current?.focus();
  }, [removed]);
  return (
    <div role="status" className={styles.told}>
      {removed && (
        <Notice
          kind="success"
          action={
            <Button ref={button} size="small" busy={isRestoring} onClick={() => undo()}>
              {common.undo}
            </Button>
          }
        >
          {addresses.removed(removed.identification)}
        </Notice>
      )}
    </div>
  );
};
