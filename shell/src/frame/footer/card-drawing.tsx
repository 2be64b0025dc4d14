import styles from './footer.module.css';

/** A payment card of no brand. */
export const CardDrawing = () => (
  <svg className={styles.card} viewBox="0 0 56 36" width="56" height="36" aria-hidden="true">
    <rect x="1" y="1" width="54" height="34" rx="3" />
    <path d="M1 9.5h54M8 27h12M24 27h5" />
    <circle cx="42" cy="24.5" r="4.5" />
    <circle cx="47" cy="24.5" r="4.5" />
  </svg>
);
