import { type ReactNode, useId, useState } from 'react';
import styles from './tooltip.module.css';

export type TooltipProps = {
  /** Describes the control. It never replaces the accessible name. */
  text: string;
  /** Renders the control. It must spread the given props onto it. */
  children: (control: { 'aria-describedby': string }) => ReactNode;
};

/** Shows a text while the control has the pointer or the focus. Escape hides it (WCAG 1.4.13). */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const [shown, setShown] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the element only observes the control inside
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
