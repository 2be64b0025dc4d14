import styles from './quantity.module.css';

interface QuantityFieldProps {
  name: string;
  value: number;
  /** Accessible name. */
  label: string;
}

/** The number of a `Quantity` as a field of a form without scripts: it has no buttons, and the server limits it. */
export const QuantityField = ({ name, value, label }: QuantityFieldProps) => (
  <span className={styles.quantity} data-size="small">
    <span className={styles.step} />
    <input
      className={styles.number}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      maxLength={4}
      name={name}
      aria-label={label}
      defaultValue={value}
    />
    <span className={styles.step} />
  </span>
);
