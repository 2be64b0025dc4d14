import { useLocale } from 'shared-kit/locale';
import { searchWords } from '../../messages/search.ts';
import { kindsOf, type Results } from './answer.ts';
import styles from './search.module.css';
import { hrefOfWanted, type Wanted } from './wanted.ts';

interface KindLinksProps {
  wanted: Wanted;
  /** Null while they load. */
  results: Results | null;
}

/** Links that restrict the results to one type, with the number of its products. */
export const KindLinks = ({ wanted, results }: KindLinksProps) => {
  const words = searchWords[useLocale()];
  const hrefOf = (kind: Wanted['kind']) => hrefOfWanted({ ...wanted, kind, page: 1 });
  return (
    <nav aria-label={words.kindsName} className={styles.kinds}>
      <ul>
        <li>
          <a href={hrefOf(null)} aria-current={wanted.kind === null ? 'true' : undefined}>
            {words.all}
          </a>
        </li>
        {kindsOf(results, wanted.kind).map(({ code, count }) => (
          <li key={code}>
            <a href={hrefOf(code)} aria-current={wanted.kind === code ? 'true' : undefined}>
              {words.kinds[code]}
              {count !== undefined && <span className={styles.ofKind}> {count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};
