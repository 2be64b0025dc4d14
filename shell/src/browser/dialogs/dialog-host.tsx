/** Shows the dialogs that remotes ask for, one after another (DESIGN §5 `openDialog`). Loaded with the first one. */
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { DialogOpen, DialogOpenResult } from 'shared-contracts/bus/topics';
import type { Locale } from 'shared-contracts/locale';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import styles from './dialog-host.module.css';

/** Both languages: this file comes when it is needed, and they are two words. */
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
      // Told only, it has one button, and that closes it (SPEC §8).
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
    const container = document.body.appendChild(document.createElement('div'));
    const root = createRoot(container);
    const close = (confirmed: boolean) => {
      // Closed before it is removed, so that the focus finds its way back.
      flushSync(() =>
        root.render(<Message dialog={dialog} locale={locale} open={false} onClose={() => {}} />),
      );
      root.unmount();
      container.remove();
      resolve({ confirmed });
    };
    root.render(<Message dialog={dialog} locale={locale} open onClose={close} />);
  });

let last: Promise<unknown> = Promise.resolve();

/** Resolves when the shopper closes the dialog. Asked for while another shows, it waits its turn. */
export const showDialog = (dialog: DialogOpen, locale: Locale): Promise<DialogOpenResult> => {
  const shown = last.then(() => show(dialog, locale));
  last = shown;
  return shown;
};
