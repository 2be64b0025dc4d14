import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import type { Locale } from 'shared-contracts/locale';
import type * as schema from 'shared-contracts/office/search-words.schema';
import type { Executor } from '../../db/connect.ts';
import { labelOf } from './fact-labels.ts';
import { findSynonymFacts } from './search-words.repository.ts';
import { readLexicon } from './search-words.service.ts';

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
