import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import type { Locale } from 'shared-contracts/locale';
import type * as schema from 'shared-contracts/office/search-words.schema';
import type { z } from 'zod';
import type { Executor } from '../../db/connect.ts';
import { readLexicons } from '../../modules/search/keep-lexicon.ts';
import type { Lexicon } from '../../modules/search/meaning.ts';
import { searchShop } from '../../modules/search/search.service.ts';
import { labelOf } from './fact-labels.ts';
import { checkSearchWord } from './search-words.service.ts';

type Preview = EndpointOutput<typeof schema.previewSearchWord>;

/** Products of each side. */
const SHOWN = 6;

/**
 * Results of a search now, and with an entry before it is saved.
 * @throws DomainError ENTRY_REFUSED at a wrong field
 */
export const previewSearchWord = async (
  db: Executor,
  locale: Locale,
  word: z.output<typeof schema.previewSearchWord.body>,
): Promise<Preview> => {
  const key = await checkSearchWord(db, word, locale);
  const isOther = (row: { locale: Locale; phrase: string }): boolean =>
    row.locale !== key.locale || row.phrase !== key.phrase;
  const { now, changed } = await readLexicons(db, ({ phrases, pins }) =>
    key.kind === 'meaning'
      ? {
          phrases: [
            ...phrases.filter((row) => !row.is_synonym || isOther(row)),
            { ...key, facts: word.facts, is_synonym: true },
          ],
          pins,
        }
      : { phrases, pins: [...pins.filter(isOther), { ...key, product_ids: word.product_ids }] },
  );
  const find = async (lexicon: Lexicon): Promise<Preview['now']> => {
    const { data, total, corrected, terms } = await searchShop(
      { db, lexicon, locale: key.locale },
      { q: word.q, page: 1, per_page: 24, type: [], sort: 'relevance' },
    );
    return {
      total,
      products: data
        .flatMap((item) => ('sku' in item ? [item] : []))
        .slice(0, SHOWN)
        .map(({ id, name, stock, price }) => ({ id, name, stock, price })),
      corrected,
      terms: terms.map(({ text, key: kind, values, label }) => ({
        text,
        // A price range is empty at its open end.
        label:
          label ??
          values
            .filter(Boolean)
            .map((value) => labelOf(`${kind}:${value}`, locale, lexicon))
            .join(' · '),
      })),
    };
  };
  const [before, after] = [await find(now), await find(changed)];
  return { now: before, changed: after };
};
