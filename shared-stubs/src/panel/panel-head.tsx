import { useState } from 'react';
import styles from './panel.module.css';
import type { PanelTexts } from './texts.ts';

/** Copies the address of the page. The choices of a panel are in the address, so a bug report is a link. */
const useCopiedLink = (): { isCopied: boolean; copy: () => void } => {
  const [isCopied, setIsCopied] = useState(false);
  const copy = () => void navigator.clipboard.writeText(location.href).then(() => setIsCopied(true));
  return { isCopied, copy };
};

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
