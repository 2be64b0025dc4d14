import styles from './icon.module.css';

type IconProps = {
  /** A path that this module exports, e.g. `cart`. */
  path: string;
  /** Width and height, px. */
  size?: number;
  className?: string;
};

/** A line icon. Screen readers skip it, because the control around it has the accessible name. */
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
