/**
 * Shows the dialogs that the shell and the remotes request, one after another
 * (docs/architecture/contract.md#hostservices). This code loads with the first dialog.
 */
import type { DialogOpen, DialogOpenResult } from 'shared-contracts/bus/topics';
import type { Locale } from 'shared-contracts/locale';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { createLateRoot } from '../late-root.ts';
import styles from './dialog-host.module.css';

/** Texts in both languages, because this file loads on demand and needs only two. */
const WORDS: Record<Locale, { close: string; cancel: string }> = {
  es: { close: 'Cerrar', cancel: 'Cancelar' },
  en: { close: 'Close', cancel: 'Cancel' },
};

interface MessageProps {
  dialog: DialogOpen;
  locale: Locale;
  open: boolean;
  onClose: (confirmed: boolean) => void;
}

const Message = ({ dialog, locale, open, onClose }: MessageProps) => {
  const dismiss = () => onClose(false);
  return (
    <Dialog
      open={open}
      onClose={dismiss}
      title={dialog.title}
      kind={dialog.type}
      locale={locale}
      // A dialog without a question has only a close button (docs/product/errors.md#error-dialog).
      hasOwnClose={!dialog.confirm}
      actions={
        dialog.confirm ? (
          <>
            <Button onClick={dismiss}>{WORDS[locale].cancel}</Button>
            <Button variant="primary" onClick={() => onClose(true)}>
              {dialog.confirm}
            </Button>
          </>
        ) : (
          <Button variant="primary" onClick={dismiss}>
            {WORDS[locale].close}
          </Button>
        )
      }
    >
      <p className={styles.text}>{dialog.description}</p>
    </Dialog>
  );
};

const show = (dialog: DialogOpen, locale: Locale): Promise<DialogOpenResult> =>
  new Promise((resolve) => {
    const root = createLateRoot();
    const close = (confirmed: boolean) => {
      // Close the dialog before removing it, so that the browser restores the focus.
      root.render(<Message dialog={dialog} locale={locale} open={false} onClose={() => {}} />);
      root.end();
      resolve({ confirmed });
    };
    root.render(<Message dialog={dialog} locale={locale} open onClose={close} />);
  });

let last: Promise<unknown> = Promise.resolve();

/** Shows a dialog after all earlier ones. Resolves when the shopper closes it. */
export const showDialog = (dialog: DialogOpen, locale: Locale): Promise<DialogOpenResult> => {
  const shown = last.then(() => show(dialog, locale));
  last = shown;
  return shown;
};
