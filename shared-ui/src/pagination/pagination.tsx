import { type PagePosition, pageNumbers, paginationText } from 'shared-contracts/domain/pagination';
import type { Locale } from 'shared-contracts/locale';
import { chevronLeft, chevronRight, Icon } from '../icon/index.ts';
import styles from './pagination.module.css';

const WORDS = {
  es: {
    name: 'Páginas',
    page: (page: number) => `Página ${page}`,
    previous: 'Página anterior',
    next: 'Página siguiente',
  },
  en: { name: 'Pages', page: (page: number) => `Page ${page}`, previous: 'Previous page', next: 'Next page' },
};

export type PaginationProps = PagePosition & {
  /** Returns the URL of a page. Pages are plain links. */
  hrefFor: (page: number) => string;
  locale: Locale;
};

type ArrowProps = { href: string; name: string; path: string; rel: 'prev' | 'next' };

const Arrow = ({ href, name, path, rel }: ArrowProps) => (
  <a className={styles.page} href={href} aria-label={name} rel={rel}>
    <Icon path={path} size={18} />
  </a>
);

/** Links to pages, and the range of items on this page (docs/product/listings.md#listings). */
export function Pagination({ page, perPage, total, hrefFor, locale }: PaginationProps) {
  const words = WORDS[locale];
  const last = Math.max(1, Math.ceil(total / perPage));
  return (
    <div className={styles.pagination}>
      <p className={styles.text}>{paginationText({ page, perPage, total }, locale)}</p>
      {last > 1 && (
        <nav aria-label={words.name} className={styles.pages}>
          {page > 1 && <Arrow href={hrefFor(page - 1)} name={words.previous} path={chevronLeft} rel="prev" />}
          <ol className={styles.numbers}>
            {pageNumbers(page, last).map((number, index, all) =>
              number === 'gap' ? (
                <li key={`after ${all[index - 1]}`} className={styles.gap} aria-hidden="true">
                  …
                </li>
              ) : (
                <li key={number}>
                  <a
                    className={styles.page}
                    href={hrefFor(number)}
                    aria-label={words.page(number)}
                    aria-current={number === page ? 'page' : undefined}
                  >
                    {number}
                  </a>
                </li>
              ),
            )}
          </ol>
          {page < last && <Arrow href={hrefFor(page + 1)} name={words.next} path={chevronRight} rel="next" />}
        </nav>
      )}
    </div>
  );
}
