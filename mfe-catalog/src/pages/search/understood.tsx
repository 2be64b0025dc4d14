import { useLocale } from 'shared-kit/locale';
import { ChipList } from '../../lib/chip-list.tsx';
import { useMessages } from '../../lib/messages.ts';
import { searchWords } from '../../messages/search.ts';
import { understoodWords } from '../../messages/understood.ts';
import type { Results } from './answer.ts';
import styles from './search.module.css';
import { chipsOf, listingLinkOf, sentencesOf, type Texts } from './tell-understood.ts';
import type { Wanted } from './wanted.ts';

const useTexts = (): Texts => {
  const locale = useLocale();
  const { listing } = useMessages();
  return { listing, search: searchWords[locale], understood: understoodWords[locale] };
};

interface UnderstoodProps {
  wanted: Wanted;
  results: Results;
}

/** Meaning of the text for the shopper: a sentence, and the understood facts as chips. */
export const Understood = ({ wanted, results }: UnderstoodProps) => {
  const texts = useTexts();
  const told = sentencesOf(wanted, results, texts);
  const chips = chipsOf(wanted, results, texts);
  if (told.length === 0 && chips.length === 0) return null;
  return (
    <div className={styles.understood}>
      {told.length > 0 && <p className={styles.told}>{told.join(' ')}</p>}
      {chips.length > 0 && <ChipList name={texts.understood.understood} chips={chips} />}
    </div>
  );
};

/** Link to the listing, which has more filters. */
export const MoreFilters = ({ wanted, results }: UnderstoodProps) => {
  const link = listingLinkOf(wanted, results, useTexts());
  return link && <a href={link.href}>{link.text}</a>;
};
