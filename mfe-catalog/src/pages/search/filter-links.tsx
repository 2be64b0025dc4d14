import styles from './filter-links.module.css';

interface FilterLinksProps {
  name: string;
  links: readonly { label: string; href: string; isChosen: boolean; count?: number }[];
}

/** One filter of the results as links, of which one is chosen. */
export const FilterLinks = ({ name, links }: FilterLinksProps) => (
  <nav aria-label={name}>
    <p className={`small-caps ${styles.name}`} aria-hidden="true">
      {name}
    </p>
    <ul className={styles.links}>
      {links.map(({ label, href, isChosen, count }) => (
        <li key={label}>
          <a href={href} aria-current={isChosen ? 'true' : undefined}>
            {label}
            {count !== undefined && <span className={styles.count}> {count}</span>}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
