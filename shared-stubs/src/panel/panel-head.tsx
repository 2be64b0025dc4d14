import styles from './panel.module.css';
import type { PanelTexts } from './texts.ts';
import { useCopiedLink } from './use-copied-link.ts';

export interface PanelAction {
  label: string;
  onPressed(): void;
}

interface PanelHeadProps {
  title: string;
  actions: readonly PanelAction[];
  resetHref: string;
  onClosed(): void;
  t: PanelTexts;
}

/** Header of the panel: title, buttons of the page, link to this page, reset, close. */
export const PanelHead = ({ title, actions, resetHref, onClosed, t }: PanelHeadProps) => {
  const { isCopied, copy } = useCopiedLink();
  return (
    <header className={styles.head}>
      <h2>{title}</h2>
      {actions.map(({ label, onPressed }) => (
        <button key={label} type="button" onClick={onPressed}>
          {label}
        </button>
      ))}
      <button type="button" onClick={copy}>
        <span role="status">{isCopied ? t.copied : t.copy}</span>
      </button>
      <a href={resetHref} data-overrides-reset>
        {t.reset}
      </a>
      <button type="button" onClick={onClosed}>
        {t.close}
      </button>
    </header>
  );
};
