import { parcelWords as parcelEn } from 'shared-contracts/domain/parcel-words/en';
import { parcelWords as parcelEs } from 'shared-contracts/domain/parcel-words/es';
import { revisionWords as revisionsEn } from 'shared-contracts/domain/revision-words/en';
import { revisionWords as revisionsEs } from 'shared-contracts/domain/revision-words/es';
import { useLocale } from 'shared-kit/locale';

/** The pages of orders have both languages: the messages of all pages would be larger. */
const WORDS = {
  es: { parcel: parcelEs, revisions: revisionsEs },
  en: { parcel: parcelEn, revisions: revisionsEn },
};

/** Words about parcels and changes of an order. */
export const useOrderWords = () => WORDS[useLocale()];
