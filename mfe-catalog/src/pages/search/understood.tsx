import { useLocale } from 'shared-kit/locale';
import { ChipList } from '../../lib/chip-list.tsx';
import { useMessages } from '../../lib/messages.ts';
import { searchWords } from '../../messages/search.ts';
import { understoodWords } from '../../messages/understood.ts';
import type { Results } from './answer.ts';
import styles from './search.module.css';
import { chipsOf, listingLinkOf, type Texts, tellDone } from './tell-understood.ts';
import type { Wanted } from './wanted.ts';

/** Meaning of the text for the shopper: a sentence, the understood facts as chips, and a link to the listing. */
export const Understood = ({ wanted, results }: { wanted: Wanted; results: Results }) => {
  const locale = useLocale();
  const texts: Texts = {
    listing: useMessages().listing,
    search: searchWords[locale],
    understood: understoodWords[locale],
  };
  const told = tellDone(wanted, results, texts);
  const chips = chipsOf(wanted, results, texts);
  const listing = listingLinkOf(wanted, results, texts);
  return (
    <div className={styles.understood}>
      {told.length > 0 && <p className={styles.told}>{told.join(' ')}</p>}
      {(chips.length > 0 || listing) && (
        <ChipList name={texts.understood.understood} chips={chips} after={listing} />
      )}
    </div>
  );
};
