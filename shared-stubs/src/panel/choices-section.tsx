import styles from './panel.module.css';

/** One select of the panel. */
export interface Choice {
  label: string;
  value: string;
  /** Label of each value, in order. */
  options: Readonly<Record<string, string>>;
  /** Text below the select. */
  note?: string;
  /** Button below the select. */
  action?: { label: string; onPressed(): void } | undefined;
  onChosen(value: string): void;
}

export const ChoicesSection = ({ choices }: { choices: readonly Choice[] }) => (
  <ul className={styles.rows}>
    {choices.map(({ label, value, options, note, action, onChosen }) => (
      <li key={label}>
        <label>
          <span>{label}</span>
          <select value={value} onChange={({ target }) => onChosen(target.value)}>
            {Object.entries(options).map(([name, text]) => (
              <option key={name} value={name}>
                {text}
              </option>
            ))}
            {!Object.hasOwn(options, value) && <option>{value}</option>}
          </select>
        </label>
        {note && <small>{note}</small>}
        {action && (
          <button type="button" onClick={action.onPressed}>
            {action.label}
          </button>
        )}
      </li>
    ))}
  </ul>
);
