import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
} from 'react';
import { openLayer } from 'shared-contracts/layers';
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
  /**
   * false: the page beside it stays in use, and it keeps below the header. The focus still goes to it, and back when it
   * closes; Escape closes it while the focus is inside.
   */
  modal?: boolean;
  /** `any`: also a click beside it. `none`: only the caller closes it; there is no close button. */
  closedBy?: 'any' | 'closerequest' | 'none';
  /** Its `actions` hold a button that closes it: none in the corner. */
  hasOwnClose?: boolean;
  children?: ReactNode;
  /** Buttons at its foot. */
  actions?: ReactNode;
};

const ICONS = { info, success, warning, error };

/** Opens and closes the element with `open`; on close the focus goes back to where it was. */
function useModal(dialog: RefObject<HTMLDialogElement | null>, open: boolean, modal: boolean) {
  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const before = document.activeElement;
    if (!element.open) modal ? element.showModal() : element.show();
    return () => {
      element.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [dialog, open, modal]);
}

/** Back closes the dialog before it leaves the page. */
function useBack(open: boolean, onClose: () => void) {
  const onBack = useEffectEvent(onClose);
  useEffect(() => (open ? openLayer(() => onBack()) : undefined), [open]);
}

/** A modal dialog: the browser's own, with its focus trap and its top layer. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, hideTitle, locale, kind, place = 'center' } = props;
  const { modal = true, closedBy = 'any', hasOwnClose = false } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useModal(dialog, open, modal);
  useBack(open && closedBy !== 'none', onClose);

  // Cancelled here, so that `open` alone decides whether it shows.
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    if (closedBy !== 'none') onClose();
  };
  // A browser may insist on closing at a second Escape; then the caller must know.
  const onClosed = () => {
    if (open && dialog.current?.open === false) onClose();
  };
  // Not in every browser is a dialog beside the page cancelled by Escape.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || modal || closedBy === 'none' || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  };
  // For browsers without `closedby`.
  const onClick = (event: MouseEvent) => {
    const element = dialog.current;
    if (closedBy === 'any' && event.target === element && !('closedBy' in element)) onClose();
  };

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-place={place}
      data-beside={modal ? undefined : ''}
      aria-labelledby={titleId}
      closedby={closedBy}
      onCancel={onCancel}
      onClose={onClosed}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      <div className={styles.sheet}>
        <header className={styles.head}>
          {kind && <Icon path={ICONS[kind]} size={28} className={styles[kind]} />}
          <h2 id={titleId} className={hideTitle ? 'visually-hidden' : styles.title}>
            {title}
          </h2>
          {closedBy !== 'none' && !hasOwnClose && (
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
