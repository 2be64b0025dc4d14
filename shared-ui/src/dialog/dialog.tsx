import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
} from 'react';
import type { Locale } from 'shared-contracts/locale';
import { cross, error, Icon, info, success, warning } from '../icon/index.ts';
import { dialogMessages } from './dialog.messages.ts';
import styles from './dialog.module.css';

export type DialogProps = {
  open: boolean;
  /** The shopper closed it: button, Escape, or a click beside it. */
  onClose: () => void;
  /** Its accessible name, and its heading unless `hideTitle`. */
  title: string;
  hideTitle?: boolean;
  locale: Locale;
  /** Puts an icon before the title (SPEC §8). */
  kind?: keyof typeof ICONS;
  /** `center`: a sheet. `side`: a panel at the right. `full`: the whole window. */
  place?: 'center' | 'side' | 'full';
  /** `any`: also a click beside it. `none`: only the caller closes it; there is no close button. */
  closedBy?: 'any' | 'closerequest' | 'none';
  children?: ReactNode;
  /** Buttons at its foot. */
  actions?: ReactNode;
};

const ICONS = { info, success, warning, error };

/** Opens and closes the element with `open`; on close the focus goes back to where it was. */
function useModal(dialog: RefObject<HTMLDialogElement | null>, open: boolean) {
  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const before = document.activeElement;
    if (!element.open) element.showModal();
    return () => {
      element.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [dialog, open]);
}

/** A modal dialog: the browser's own, with its focus trap and its top layer. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, hideTitle, locale, kind, place = 'center', closedBy = 'any' } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useModal(dialog, open);

  // Cancelled here, so that `open` alone decides whether it shows.
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    if (closedBy !== 'none') onClose();
  };
  // A browser may insist on closing at a second Escape; then the caller must know.
  const onClosed = () => {
    if (open && dialog.current?.open === false) onClose();
  };
  // For browsers without `closedby`.
  const onClick = (event: MouseEvent) => {
    const element = dialog.current;
    if (closedBy === 'any' && event.target === element && !('closedBy' in element)) onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way is Escape, which arrives as `cancel`
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-place={place}
      aria-labelledby={titleId}
      closedby={closedBy}
      onCancel={onCancel}
      onClose={onClosed}
      onClick={onClick}
    >
      <div className={styles.sheet}>
        <header className={styles.head}>
          {kind && <Icon path={ICONS[kind]} size={28} className={styles[kind]} />}
          <h2 id={titleId} className={hideTitle ? 'visually-hidden' : styles.title}>
            {title}
          </h2>
          {closedBy !== 'none' && (
            <button type="button" className={styles.close} onClick={onClose}>
              <Icon path={cross} />
              <span className="visually-hidden">{dialogMessages[locale].close}</span>
            </button>
          )}
        </header>
        <div className={styles.body}>{props.children}</div>
        {props.actions && <footer className={styles.actions}>{props.actions}</footer>}
      </div>
    </dialog>
  );
}
