import { useId } from 'react';
import type { PageState } from 'shared-contracts/host';
import styles from './page-state-view.module.css';

/** Shows status and head that the page passed to `setPage`. The shell would write them to the document. */
export const PageStateView = ({ page }: { page: PageState | null }) => {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        What the page told
      </h2>
      {page ? (
        <dl className={styles.facts}>
          {factsOf(page).map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className={styles.none}>Nothing yet.</p>
      )}
    </section>
  );
};

const factsOf = ({ status, redirect, head }: PageState): [term: string, value: string][] =>
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
