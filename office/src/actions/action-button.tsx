import Button, { type ButtonProps } from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { isChangedMeanwhile, type OfficeError, sentenceOf } from '../api/office-error.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface ActionButtonProps {
  /** Message key of the verb: on the button, and on the confirming button of the dialog. */
  label: string;
  /** Does it. `reason` is what the person wrote, or empty. */
  onAct: (reason: string) => Promise<unknown>;
  /** Message key of the sentence after success. */
  done: string;
  /** Consequence in words. Without it and a reason, the button acts at once. */
  consequence?: ReactNode;
  /** Message key of the title of the dialog. Default: the verb. */
  title?: string;
  /** Whether the dialog asks why. The reason goes to the audit. */
  reason?: 'optional' | 'required';
  /** Called after success. Default: reads the page's data again. */
  onDone?: () => void;
  isDanger?: boolean;
  variant?: ButtonProps['variant'];
}

/** Button for an action that is no form. Says the consequence first, and what happened afterwards. */
export const ActionButton = ({
  label,
  onAct,
  done,
  consequence,
  title = label,
  reason,
  onDone,
  isDanger = false,
  variant = 'outlined',
}: ActionButtonProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const [isOpen, setOpen] = useState(false);
  const [isActing, setActing] = useState(false);

  const act = async (why: string): Promise<void> => {
    setActing(true);
    try {
      await onAct(why);
      setOpen(false);
      notify(done, { type: 'success' });
      (onDone ?? refresh)();
    } catch (error) {
      if (isChangedMeanwhile(error)) {
        setOpen(false);
        notify('office.changed.reloaded', { type: 'warning' });
        refresh();
      } else {
        notify(sentenceOf(error), { type: 'error' });
        // Another person was faster, or the answer to the first press was lost.
        if ((error as OfficeError).code === 'NOT_FOUND') refresh();
      }
    }
    setActing(false);
  };

  return (
    <>
      <Button
        variant={variant}
        color={isDanger ? 'error' : 'primary'}
        disabled={isActing}
        onClick={() => (consequence || reason ? setOpen(true) : void act(''))}
      >
        {translate(label)}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={translate(title)}
          consequence={consequence}
          reason={reason}
          confirmLabel={translate(label)}
          isDanger={isDanger}
          isActing={isActing}
          onConfirm={(why) => void act(why)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};
