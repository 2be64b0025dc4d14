import { hrefs } from 'shared-contracts/hrefs';
import { Icon, search } from 'shared-ui/icon';
import { enhance } from './enhance.ts';
import styles from './header.module.css';
import type { HeaderMessages } from './header-boot.ts';

interface SearchButtonProps {
  t: HeaderMessages;
  /** Looks like a search field. Without it, an icon above its label. */
  field?: boolean;
  onSearch?: (() => void) | undefined;
}

export const SearchButton = ({ t, field, onSearch }: SearchButtonProps) => (
  <form action={hrefs.search} className={field ? styles.search : undefined}>
    <button
      type="submit"
      data-opens="search"
      className={field ? styles.field : styles.tab}
      aria-label={field ? t.search : undefined}
      onClick={enhance(onSearch)}
    >
      <Icon path={search} size={field ? 18 : 22} />
      <span>{t.search}</span>
    </button>
  </form>
);
