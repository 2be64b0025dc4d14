import { cross, Icon } from 'shared-ui/icon';
import styles from './chip-list.module.css';
import { useMessages } from './messages.ts';

export interface Chip {
  label: string;
  /** URL of the page without what the chip names. */
  href: string;
}

interface ChipListProps {
  /** Accessible name of the list. */
  name: string;
  chips: readonly Chip[];
  /** Link after the chips. */
  after?: { text: string; href: string } | null;
}

/** Filters and facts of a list of products as chips. Each chip links to the page without it. */
export const ChipList = ({ name, chips, after }: ChipListProps) => {
  const { listing: words } = useMessages();
  return (
    <div className={styles.chips}>
      {chips.length > 0 && (
        <ul aria-label={name} className={styles.list}>
          {chips.map(({ label, href }) => (
            <li key={label}>
              <a className={styles.chip} href={href} aria-label={words.remove(label)}>
                {label}
                <Icon path={cross} size={14} />
              </a>
            </li>
          ))}
        </ul>
      )}
      {after && <a href={after.href}>{after.text}</a>}
    </div>
  );
};
