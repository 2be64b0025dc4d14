import { useState } from 'react';
import { useListContext, useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { createBatch } from 'shared-contracts/office/batches';
import { ActionButton } from '../../actions/action-button.tsx';
import { repeatable } from '../../data/repeatable.ts';
import { useMay, useOffice } from '../../session/session-context.tsx';

/** Orders that a notification names. The others are a number. */
const NAMED = 3;

/** Makes a batch of the ticked orders and opens it. Says which orders stay out, and why. */
export const BatchButton = () => {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const { call } = useOffice();
  const mayMake = useMay('orders.advance');
  const { selectedIds, onUnselectItems } = useListContext();
  const [toInput] = useState(() => repeatable((orders: string[]) => ({ orders })));
  if (!mayMake) return null;
  const make = async (): Promise<void> => {
    const input = toInput(selectedIds.map(String));
    if (!input) return;
    const { id, left_out } = await call(createBatch, input);
    onUnselectItems();
    navigate(`/batches/${id}/show`);
    if (left_out.length === 0) return;
    const orders = left_out
      .slice(0, NAMED)
      .map(({ number, why }) => `${number}. ${why}`)
      .join(' ');
    notify(translate('batches.left_out', { smart_count: left_out.length, orders }), {
      type: 'warning',
      multiLine: true,
      autoHideDuration: null,
    });
  };
  return (
    <ActionButton
      label="batches.make"
      done="batches.made_of"
      variant="contained"
      onAct={make}
      onDone={() => undefined}
    />
  );
};
