import type { Locale } from 'shared-contracts/locale';
import styles from './breadcrumb.module.css';

const NAMES: Record<Locale, string> = { es: 'Ruta de la página', en: 'Breadcrumb' };

/** The last crumb is the current page, which has no link. */
export type Crumb = { label: string; href?: string };

/** Links from the home page to the current page. */
export function Breadcrumb({ crumbs, locale }: { crumbs: readonly Crumb[]; locale: Locale }) {
  const last = crumbs.length - 1;
  return (
    <nav aria-label={NAMES[locale]}>
      <ol className={styles.crumbs}>
        {crumbs.map(({ label, href }, index) => (
          <li key={label} className={styles.crumb}>
            {index < last && href ? <a href={href}>{label}</a> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
