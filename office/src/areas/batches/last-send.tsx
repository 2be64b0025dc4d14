import Alert from '@mui/material/Alert';
import { useLocaleState, useNotify, useTranslate } from 'react-admin';
import { undoSend } from 'shared-contracts/office/batches';
import type { Batch } from 'shared-contracts/office/batches.schema';
import { ActionButton } from '../../actions/action-button.tsx';
import { formatTime } from '../../format/format.ts';
import { useOffice } from '../../session/session-context.tsx';

/** The last send of a batch, with its undo. */
export const LastSend = ({ batch: { id, last_send } }: { batch: Batch }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const notify = useNotify();
  const { call } = useOffice();
  if (!last_send) return null;
  const { key, at, orders, staff } = last_send;
  const by = staff ? `${translate('batches.undo.by', { smart_count: orders, staff })} ` : '';
  const undo = async (): Promise<void> => {
    const { kept } = await call(undoSend, { params: { id }, body: { key, orders } });
    if (kept.length === 0) return;
    const words = kept.map(({ number, why }) => `${number}: ${why}`).join(' ');
    notify(words, { type: 'warning', multiLine: true, autoHideDuration: null });
  };
  return (
    <Alert
      severity="info"
      action={
        <ActionButton
          label="ra.action.undo"
          done="batches.undo.done"
          variant="text"
          title="batches.undo.title"
          consequence={by + translate('batches.undo.help', { smart_count: orders })}
          onAct={undo}
        />
      }
    >
      {translate('batches.undo.last', { smart_count: orders, time: formatTime(at, locale) })} {by}
    </Alert>
  );
};
