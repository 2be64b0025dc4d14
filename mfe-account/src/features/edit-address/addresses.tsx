import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import type { Address } from 'shared-contracts/api/profile.schema';
import { UPDATE_FAILED } from 'shared-contracts/domain/error-catalogue';
import { Button } from 'shared-ui/button';
import { CellarLampDrawing } from 'shared-ui/drawing';
import { EmptyState } from 'shared-ui/empty-state';
import { Notice } from 'shared-ui/notice';
import { FailureNotice } from '../../lib/failure-notice.tsx';
import { useMessages } from '../../lib/messages.ts';
import { AddressForm } from './address-form.tsx';
import { AddressList } from './address-list.tsx';
import styles from './addresses.module.css';
import { $editing, $removed, addClicked, choosing, removing, restoring } from './edit-address.model.ts';

/**
 * Notice about the deleted address with an undo button. A new deletion moves the focus to it, because the delete
 * button is gone.
 */
const RemovedNotice = () => {
  const { addresses, common } = useMessages();
  const removed = useUnit($removed);
  const { submit: restore, isSending: isRestoring } = useUnit(restoring);
  const button = useRef<HTMLButtonElement>(null);
  const known = useRef(removed);
  useEffect(() => {
    if (removed && removed !== known.current) button.current?.focus();
    known.current = removed;
  }, [removed]);
  return (
    <div role="status" className={styles.told}>
      {removed && (
        <Notice
          kind="success"
          action={
            <Button ref={button} size="small" busy={isRestoring} onClick={() => restore(removed)}>
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

/** Saved addresses with their actions. */
export const Addresses = ({ rows }: { rows: readonly Address[] }) => {
  const { addresses: words } = useMessages();
  const { editing, add, choosingFailure, removingFailure, restoringFailure } = useUnit({
    editing: $editing,
    add: addClicked,
    choosingFailure: choosing.$failure,
    removingFailure: removing.$failure,
    restoringFailure: restoring.$failure,
  });
  const addRef = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  // Closing the form removes the element with the focus. Move the focus to the button for a new address.
  useEffect(() => {
    if (editing) wasEditing.current = true;
    else if (wasEditing.current && document.activeElement === document.body) addRef.current?.focus();
  }, [editing, rows]);
  if (editing) return <AddressForm key={editing.address?.id ?? 'new'} address={editing.address} />;
  const addButton = (
    <Button ref={addRef} variant="primary" onClick={() => add()}>
      {words.add}
    </Button>
  );
  return (
    <>
      <RemovedNotice />
      {rows.length === 0 ? (
        <EmptyState drawing={<CellarLampDrawing />} title={words.emptyTitle} action={addButton}>
          {words.emptyText}
        </EmptyState>
      ) : (
        <>
          <AddressList rows={rows} />
          <p>{addButton}</p>
        </>
      )}
      <FailureNotice
        failure={choosingFailure ?? removingFailure ?? restoringFailure}
        otherwise={UPDATE_FAILED}
      />
    </>
  );
};
