import styles from './footer.module.css';

/** Drawing of a payment card without a brand. */
export const CardDrawing = () => (
  <svg className={styles.card} viewBox="0 0 56 36" width="56" height="36" aria-hidden="true">
    <rect x="1" y="1" width="54" height="34" rx="3" />
    <path d="M8 27h20M33 27h6M8 11.5h9v7H8zM12.5 11.5v7M48 10.5a6 6 0 0 1 0 9M44.8 12.5a3 3 0 0 1 0 5" />
  </svg>
);
