import styles from './panel.module.css';

/** One select of the panel. */
export interface Choice {
  label: string;
  value: string;
  /** Label of each value, in order. */
  options: Readonly<Record<string, string>>;
  /** Text below the select. */
  note?: string;
  onChosen(value: string): void;
}

export const ChoicesSection = ({ choices }: { choices: readonly Choice[] }) => (
  <ul className={styles.rows}>
    {choices.map(({ label, value, options, note, onChosen }) => (
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
      </li>
    ))}
  </ul>
);
