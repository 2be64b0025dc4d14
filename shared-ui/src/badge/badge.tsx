import type { ReactNode } from 'react';
import styles from './badge.module.css';
import { badgeText } from './badge-text.ts';

type BadgeProps = { tone?: 'neutral' | 'wine' | 'olive' | 'amber' | 'alarm'; children: ReactNode };

/** A short label for a state, e.g. of an order. */
export const Badge = ({ tone = 'neutral', children }: BadgeProps) => (
  <span className={styles.badge} data-tone={tone}>
    {children}
  </span>
);

/** A number on an icon. Screen readers skip it, because the control around it has the number in its name. */
export const CountBadge = ({ count }: { count: number }) => (
  <span
    className={styles.count}
    aria-hidden="true"
    data-badge=""
    data-empty={count === 0 ? '' : undefined}
    // A script may show another count before hydration.
    suppressHydrationWarning
  >
    {badgeText(count)}
  </span>
);
