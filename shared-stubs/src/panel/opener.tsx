import type { Ref } from 'react';
import styles from './panel.module.css';
import type { PanelTexts } from './texts.ts';

interface OpenerProps {
  ref: Ref<HTMLButtonElement>;
  text: string;
  label: string;
  isOpen: boolean;
  /** Number of problems in the log. */
  problems: number;
  onPressed(): void;
  t: PanelTexts;
}

/** Opens and closes the panel. Its number tells of problems of the page also while the panel is closed. */
export const Opener = ({ ref, text, label, isOpen, problems, onPressed, t }: OpenerProps) => (
  <button
    ref={ref}
    type="button"
    className={styles.opener}
    aria-expanded={isOpen}
    aria-controls="stub-panel"
    aria-label={problems ? `${label}, ${t.problemsOf(problems)}` : label}
    onClick={onPressed}
  >
    {text}
    {problems > 0 && <span className={styles.count}>{problems}</span>}
  </button>
);
