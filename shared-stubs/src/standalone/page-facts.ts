import type { PageState } from 'shared-contracts/host';
import type { Fact } from '../panel/facts-section.tsx';

/** Status and head that the page passed to `setPage`. The shell would write them to the document. */
export const factsOf = ({ status, redirect, head }: PageState): Fact[] =>
  (
    [
      ['Status', String(status)],
      ['Redirect', redirect],
      ['Title', head.title],
      ['Description', head.description],
      ['Canonical', head.canonical],
      ['Type', head.type],
      ['Picture', head.image],
      ['Robots', head.noindex ? 'noindex' : undefined],
      ['JSON-LD', head.jsonLd?.map((data) => (data as { '@type'?: string })['@type'] ?? 'object').join(', ')],
    ] satisfies [string, string | undefined][]
  ).flatMap(([term, value]) => (value ? [[term, value]] : []));
