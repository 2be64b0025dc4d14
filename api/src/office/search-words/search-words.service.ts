import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import type { Locale } from 'shared-contracts/locale';
import type * as schema from 'shared-contracts/office/search-words.schema';
import type { z } from 'zod';
import { audit } from '../../audit/audit.ts';
import type { Db, Executor, Tx } from '../../db/connect.ts';
import { atVersion, orNotFound } from '../../errors/or-not-found.ts';
import { isoTimes } from '../../lib/iso-times.ts';
import { fold, wordsOf } from '../../modules/search/fold.ts';
import { readLexicons } from '../../modules/search/keep-lexicon.ts';
import type { Lexicon } from '../../modules/search/meaning.ts';
import { understand } from '../../modules/search/understand.ts';
import { type Change, refused } from '../access/change.ts';
import { labelOf } from './fact-labels.ts';
import {
  findProductsById,
  findSearchWord,
  findSearchWordsPage,
  findSynonymFacts,
  type Key,
  lockSearchWord,
  type SearchWordRow,
  type Values,
  writeSearchWord,
} from './search-words.repository.ts';

type SearchWord = EndpointOutput<typeof schema.readSearchWord>;
type NewWord = z.output<typeof schema.addSearchWord.body>;

/** Longest meaningful phrase, in words. */
const MAX_WORDS = 4;

export const keyOf = (id: string): Key => {
  const [kind, locale, ...phrase] = id.split(':');
  return { kind, locale, phrase: phrase.join(':') } as Key;
};
const idOf = ({ kind, locale, phrase }: Key): string => `${kind}:${locale}:${phrase}`;

/** A phrase as the search reads it. A pinned search keeps signs that amounts need: $8.990. */
const phraseOf = ({ kind, phrase }: Pick<NewWord, 'kind' | 'phrase'>): string =>
  kind === 'meaning'
    ? wordsOf(phrase).join(' ')
    : fold(phrase)
        .replaceAll(/[^a-z0-9.,$]+/g, ' ')
        .trim();

export const valuesOf = ({
  kind,
  facts,
  product_ids,
}: Pick<NewWord, 'kind' | 'facts' | 'product_ids'>): string[] => [
  ...new Set(kind === 'meaning' ? facts : product_ids.map(String)),
];

export const readLexicon = async (db: Executor): Promise<Lexicon> =>
  (await readLexicons(db, (rows) => rows)).now;

/** Facts, or products, in words. */
export const labelsOf = async (
  db: Executor,
  { kind, locale }: Pick<Key, 'kind' | 'locale'>,
  values: readonly string[],
  lexicon: Lexicon,
): Promise<string[]> => {
  if (kind === 'meaning') return values.map((fact) => labelOf(fact, locale, lexicon));
  const products = await findProductsById(db, values.map(Number), locale);
  return products.map(({ name }) => name);
};

const toSearchWord = async (db: Executor, row: SearchWordRow, lexicon: Lexicon): Promise<SearchWord> => ({
  ...isoTimes(row),
  labels: await labelsOf(db, row, valuesOf(row), lexicon),
});

export const listSearchWords = async (
  db: Executor,
  query: Parameters<typeof findSearchWordsPage>[1],
): Promise<EndpointOutput<typeof schema.listSearchWords>> => {
  const [{ data, ...count }, lexicon] = await Promise.all([findSearchWordsPage(db, query), readLexicon(db)]);
  return { data: await Promise.all(data.map((row) => toSearchWord(db, row, lexicon))), ...count };
};

/** @throws DomainError NOT_FOUND */
export const readSearchWord = async (db: Executor, id: string): Promise<SearchWord> => {
  const row = orNotFound(await findSearchWord(db, keyOf(id)));
  return toSearchWord(db, row, await readLexicon(db));
};

/**
 * Checks an entry as staff typed it.
 * @returns its phrase as the search reads it
 * @throws DomainError ENTRY_REFUSED at the wrong field
 */
export const checkSearchWord = async (db: Executor, word: NewWord, locale: Locale): Promise<Key> => {
  const phrase = phraseOf(word);
  const words = wordsOf(phrase);
  if (words.length === 0) throw refused('no-words', locale, ['phrase']);
  if (word.kind === 'meaning' && words.length > MAX_WORDS) throw refused('many-words', locale, ['phrase']);
  await checkValues(db, word, locale);
  return { kind: word.kind, locale: word.locale, phrase };
};

const checkValues = async (
  db: Executor,
  { kind, facts, product_ids }: Pick<NewWord, 'kind' | 'facts' | 'product_ids'>,
  locale: Locale,
): Promise<void> => {
  if (kind === 'meaning') {
    if (product_ids.length > 0) throw refused('products-of-meaning', locale, ['product_ids']);
    const known = new Set([...(await readLexicon(db)).facts, ...(await findSynonymFacts(db))]);
    if (facts.some((fact) => !known.has(fact))) throw refused('no-such-fact', locale, ['facts']);
    return;
  }
  if (facts.length > 0) throw refused('facts-of-pins', locale, ['facts']);
  if (product_ids.length === 0) throw refused('no-products', locale, ['product_ids']);
  const products = await findProductsById(db, product_ids, locale);
  if (products.filter(({ is_active }) => is_active).length < product_ids.length)
    throw refused('no-such-product', locale, ['product_ids']);
};

/** Writes an entry with its audit. Null: no entry. */
export const writeWithAudit = async (
  trx: Tx,
  staffId: string,
  key: Key,
  { before, after }: { before: Values; after: Values },
): Promise<void> => {
  await writeSearchWord(trx, key, after);
  await audit(trx, {
    staffId,
    action: before === null ? 'search-word.add' : after ? 'search-word.change' : 'search-word.remove',
    entityId: idOf(key),
    before: before && { values: before },
    after: after && { values: after },
  });
};

/** @throws DomainError ENTRY_REFUSED for a pinned search that the shop reads like another one */
export const refusePinned = async (
  trx: Tx,
  { kind, phrase, locale: language }: Key,
  locale: Locale,
): Promise<void> => {
  if (kind !== 'pins') return;
  const lexicon = await readLexicon(trx);
  if (lexicon.pinsOf(understand(phrase, language, lexicon), language).length > 0)
    throw refused('word-exists', locale, ['phrase']);
};

/** @throws DomainError ENTRY_REFUSED when it exists, or at a wrong field */
export const addSearchWord = (db: Db, { staff, locale }: Change, word: NewWord): Promise<SearchWord> =>
  db.transaction().execute(async (trx) => {
    const key = await checkSearchWord(trx, word, locale);
    const stored = await lockSearchWord(trx, key);
    if (stored) throw refused('word-exists', locale, ['phrase']);
    await refusePinned(trx, key, locale);
    await writeWithAudit(trx, staff.id, key, { before: null, after: valuesOf(word) });
    return readSearchWord(trx, idOf(key));
  });

/** @throws DomainError NOT_FOUND, CONFLICT, ENTRY_REFUSED */
export const changeSearchWord = (
  db: Db,
  { staff, locale }: Change,
  id: string,
  { version, ...values }: z.output<typeof schema.changeSearchWord.body>,
): Promise<SearchWord> =>
  db.transaction().execute(async (trx) => {
    const key = keyOf(id);
    const stored = atVersion(await lockSearchWord(trx, key), version);
    const word = { ...key, ...values };
    await checkValues(trx, word, locale);
    const [before, after] = [valuesOf(stored), valuesOf(word)];
    if (before.join() !== after.join()) await writeWithAudit(trx, staff.id, key, { before, after });
    return readSearchWord(trx, id);
  });

/** @throws DomainError NOT_FOUND */
export const removeSearchWord = (db: Db, staffId: string, id: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const key = keyOf(id);
    const stored = orNotFound(await lockSearchWord(trx, key));
    await writeWithAudit(trx, staffId, key, { before: valuesOf(stored), after: null });
  });

/** Facts that a search word may stand for: those of products on sale, and those of other words. */
export const listSearchFacts = async (
  db: Executor,
  locale: Locale,
): Promise<EndpointOutput<typeof schema.listSearchFacts>> => {
  const lexicon = await readLexicon(db);
  // Facts of a box's contents belong to the box by themselves.
  const own = lexicon.facts.filter((fact) => !fact.startsWith('in:'));
  const facts = [...new Set([...own, ...(await findSynonymFacts(db))])];
  return {
    data: facts
      .map((fact) => ({ fact, label: labelOf(fact, locale, lexicon), products: lexicon.productsWith(fact) }))
      .toSorted((a, b) => a.label.localeCompare(b.label, locale) || (a.fact < b.fact ? -1 : 1)),
  };
};
