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
import styles from './dialog.module.css';

export type DialogProps = {
  open: boolean;
  /** Called when the user closes the dialog: with its button, Escape, Back, or a click beside it. */
  onClose: () => void;
  /** Accessible name, and visible heading unless `hideTitle`. */
  title: string;
  hideTitle?: boolean;
  locale: Locale;
  /** Icon before the title (docs/product/errors.md#error-dialog). */
  kind?: keyof typeof ICONS;
  /** `center`: in the middle. `side`: a panel at the right. `full`: the whole window. */
  place?: 'center' | 'side' | 'full';
  /**
   * false: the user can still use the page beside the dialog, and the dialog leaves the header free. The
   * focus moves into the dialog and back when it closes. Escape closes it while the focus is inside.
   */
  modal?: boolean;
  /**
   * `any`: a click beside the dialog closes it, too. `none`: only the caller closes it, and there is no close
   * button.
   */
  closedBy?: 'any' | 'closerequest' | 'none';
  /** Whether `actions` contain a close button. The dialog then shows none in its corner. */
  hasOwnClose?: boolean;
  children?: ReactNode;
  /** Buttons at the bottom. */
  actions?: ReactNode;
  /** Content after the actions. The actions then stay visible while `children` scroll. */
  more?: ReactNode;
};

const CLOSE: Record<Locale, string> = { es: 'Cerrar', en: 'Close' };
const ICONS = { info, success, warning, error };

/** Opens and closes the element with `open`. When it closes, the focus returns to the element that had it. */
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

/** The browser's Back closes the dialog instead of leaving the page. */
function useBack(open: boolean, onClose: () => void) {
  const onBack = useEffectEvent(onClose);
  useEffect(() => (open ? openLayer(() => onBack()) : undefined), [open]);
}

/** A native `<dialog>`: the browser provides focus trap and top layer. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, hideTitle, locale, kind, place = 'center' } = props;
  const { modal = true, closedBy = 'any', hasOwnClose = false } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useModal(dialog, open, modal);
  useBack(open && closedBy !== 'none', onClose);

  // Prevent the native close: only the `open` property decides whether the dialog is visible.
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    if (closedBy !== 'none') onClose();
  };
  // Browsers close a dialog at the second Escape even if the page prevents it. Tell the caller.
  const onClosed = () => {
    if (open && dialog.current?.open === false) onClose();
  };
  // Some browsers do not close a non-modal dialog at Escape.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || modal || closedBy === 'none' || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  };
  // For browsers without `closedby`: a click on the backdrop closes the dialog.
  const onClick = (event: MouseEvent) => {
    const element = dialog.current;
    if (closedBy === 'any' && event.target === element && !('closedBy' in element)) onClose();
  };

  const actions = props.actions && <div className={styles.actions}>{props.actions}</div>;
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
        {/* No header and footer elements, which would be a second banner and content info of the page. */}
        <div className={styles.head}>
          {kind && <Icon path={ICONS[kind]} size={28} className={styles[kind]} />}
          <h2 id={titleId} className={hideTitle ? 'visually-hidden' : styles.title}>
            {title}
          </h2>
          {closedBy !== 'none' && !hasOwnClose && (
            <button type="button" className={styles.close} onClick={onClose}>
              <Icon path={cross} />
              <span className="visually-hidden">{CLOSE[locale]}</span>
            </button>
          )}
        </div>
        <div className={styles.body}>
          {props.children}
          {props.more && actions}
          {props.more}
        </div>
        {!props.more && actions}
      </div>
    </dialog>
  );
}
