import type { Order } from 'shared-contracts/api/orders.schema';
import { formatFullDate } from 'shared-contracts/domain/dates';
import { formatClp } from 'shared-contracts/domain/money';
import { describeRevision, type RevisionWords } from 'shared-contracts/domain/revision-words/types';
import type { Locale } from 'shared-contracts/locale';
import styles from './revision-list.module.css';

/**
 * Changes of an order before it was sent, and what is sent then, or the order whose difference this one pays. Nothing
 * without a change.
 */
export const RevisionList = ({
  order: { status, revisions = [], packed = [], difference_of: changed },
  words,
  locale,
  level = 2,
}: {
  order: Pick<Order, 'status' | 'revisions' | 'packed' | 'difference_of'>;
  words: RevisionWords;
  locale: Locale;
  level?: 2 | 3;
}) => {
  if (changed) return <p>{words.difference(changed)}</p>;
  if (revisions.length === 0) return null;
  const Heading = `h${level}` as const;
  return (
    <section className={styles.revisions}>
      <Heading>{words.title}</Heading>
      <ul>
        {revisions.map((revision) => (
          <li key={`${revision.at} ${revision.out}`}>
            {describeRevision(words, revision, {
              day: formatFullDate(revision.at, locale),
              amount: formatClp(revision.refund),
            })}
          </li>
        ))}
      </ul>
      {status !== 'cancelled' && packed.length > 0 && (
        <>
          <p>{words.packed}</p>
          <ul>
            {packed.map(({ name, qty }) => (
              <li key={name}>{words.units(qty, name)}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
};
