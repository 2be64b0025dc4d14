import { useLocale } from 'shared-kit/locale';
import { searchWords } from '../../messages/search.ts';
import styles from './search.module.css';
import { hrefOfWanted, KINDS, type Wanted } from './wanted.ts';

/** Links that restrict the results to one type. */
export const KindLinks = ({ wanted }: { wanted: Wanted }) => {
  const words = searchWords[useLocale()];
  return (
    <nav aria-label={words.kindsName} className={styles.kinds}>
      <ul>
        {[null, ...KINDS].map((kind) => (
          <li key={kind}>
            <a
              href={hrefOfWanted({ ...wanted, kind, page: 1 })}
              aria-current={kind === wanted.kind ? 'true' : undefined}
            >
              {kind === null ? words.all : words.kinds[kind]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};
