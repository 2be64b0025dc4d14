import { useId } from 'react';
import { Icon } from 'shared-ui/icon';
import styles from './proof-form.module.css';

interface FileZoneProps {
  /** Accessible name of the control. */
  name: string;
  /** Text of the zone: an invitation, or the name of the chosen file. */
  label: string;
  hint: string;
  icon: Parameters<typeof Icon>[0]['path'];
  /** Media types, comma-separated. */
  accept: string;
  error: string | null;
  busy: boolean;
  onChosen: (file: File) => void;
}

/** File field with drag and drop. The native control covers the whole zone. */
export const FileZone = ({ name, label, hint, icon, accept, error, busy, onChosen }: FileZoneProps) => {
  const id = useId();
  return (
    <div>
      <div className={styles.zone} data-wrong={error ? true : undefined} aria-busy={busy || undefined}>
        <Icon path={icon} size={24} className={styles.icon} />
        <span className={styles.label}>{label}</span>
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
        <input
          type="file"
          aria-label={name}
          aria-describedby={`${id}-hint ${id}-error`}
          aria-invalid={error ? true : undefined}
          accept={accept}
          className={styles.input}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) onChosen(file);
            // Allows choosing the same file again.
            target.value = '';
          }}
        />
      </div>
      <p id={`${id}-error`} role="alert" className={styles.error}>
        {error}
      </p>
    </div>
  );
};
