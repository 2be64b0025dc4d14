import type { ComponentProps, MouseEvent } from 'react';
import styles from './button.module.css';

/** Joins class names and skips empty and false values. */
const classNames = (...names: (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');

type Looks = {
  /** `primary`: the main action of a view. `secondary`: any other. `quiet`: text only. */
  variant?: 'primary' | 'secondary' | 'quiet';
  size?: 'medium' | 'small';
  /** As wide as its container. */
  wide?: boolean;
};

export type ButtonProps = Looks &
  ComponentProps<'button'> & {
    /** A request is pending: the button keeps its name and focus and ignores clicks. */
    busy?: boolean;
  };

export type ButtonLinkProps = Looks & ComponentProps<'a'> & { href: string };

const looksOf = ({ variant = 'secondary', size = 'medium', wide }: Looks, className?: string): string =>
  classNames(styles.button, styles[variant], styles[size], wide && styles.wide, className);

/** A button. The default `type` is "button", so that it does not submit a form by accident. */
export function Button({ variant, size, wide, busy, className, onClick, ...rest }: ButtonProps) {
  const refuse = (event: MouseEvent) => event.preventDefault();
  return (
    <button
      type="button"
      {...rest}
      className={looksOf({ variant, size, wide }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? refuse : onClick}
    />
  );
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, wide, className, ...rest }: ButtonLinkProps) {
  return <a {...rest} className={looksOf({ variant, size, wide }, className)} />;
}
