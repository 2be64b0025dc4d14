import styles from './icon.module.css';

type IconProps = {
  /** One of the drawings this module exports, e.g. `cart`. */
  path: string;
  /** Side in px. */
  size?: number;
  className?: string;
};

/** A line drawing of 1.5 px beside a word. It is decoration: the control that holds it has the name. */
export function Icon({ path, size = 20, className = '' }: IconProps) {
  return (
    <svg
      className={`${styles.icon} ${className}`}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}
