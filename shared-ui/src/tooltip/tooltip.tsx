import { type ReactNode, useId, useState } from 'react';
import styles from './tooltip.module.css';

export type TooltipProps = {
  /** A few words more about the control; never its only name. */
  text: string;
  /** The control; spread what it is given onto it. */
  children: (control: { 'aria-describedby': string }) => ReactNode;
};

/** Words beside a control while it has pointer or focus. Escape hides them (WCAG 1.4.13). */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const [shown, setShown] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the control inside
    <span
      className={styles.anchor}
      onPointerEnter={() => setShown(true)}
      onPointerLeave={() => setShown(false)}
      onFocus={() => setShown(true)}
      onBlur={() => setShown(false)}
      onKeyDown={(event) => event.key === 'Escape' && setShown(false)}
    >
      {children({ 'aria-describedby': id })}
      <span role="tooltip" id={id} className={styles.tooltip} data-shown={shown || undefined}>
        {text}
      </span>
    </span>
  );
}
