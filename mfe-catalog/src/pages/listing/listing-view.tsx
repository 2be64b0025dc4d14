import { useUnit } from 'effector-react';
import { lazy, Suspense, useState } from 'react';
import type { ListingPage } from 'shared-contracts/api/pages.schema';
import { SORT_KEYS } from 'shared-contracts/domain/list-query';
import { useLocale } from 'shared-kit/locale';
import { Breadcrumb } from 'shared-ui/breadcrumb';
import { AddedStatus } from '../../features/add-to-cart/index.ts';
import { FilterBar } from '../../lib/filter-bar.tsx';
import layout from '../../lib/layout.module.css';
import { useMessages } from '../../lib/messages.ts';
import { Chips } from './chips.tsx';
import { FilterForm } from './filter-form.tsx';
import styles from './listing.module.css';
import { useListing } from './listing-context.ts';
import { crumbsOf, headingOf } from './listing-head.ts';
import { Results } from './results.tsx';
import { countChosen } from './selection.ts';

/** Paragraphs of the page content, below the products. Ignores blocks of other kinds. */
const Notes = ({ blocks = [] }: Pick<ListingPage, 'blocks'>) => {
  const paragraphs = blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.content] : []));
  if (paragraphs.length === 0) return null;
  return (
    <div className={styles.notes}>
      {paragraphs.map((content) => (
        <p key={content[0]?.text}>
          {content.map((part) =>
            part.kind === 'link' ? (
              <a key={part.text} href={part.href}>
                {part.text}
              </a>
            ) : part.kind === 'strong' ? (
              <strong key={part.text}>{part.text}</strong>
            ) : (
              part.text
            ),
          )}
        </p>
      ))}
    </div>
  );
};

// Loaded on demand: only phones use it.
const FilterDrawer = lazy(() => import(/* webpackChunkName: "filter-drawer" */ './filter-drawer.tsx'));

const COLUMN_FORM = 'catalog-filters';

/** Listing page: title, count, filters at the left (on phones in a drawer), products, pagination. */
export const ListingView = () => {
  const listing = useListing();
  const messages = useMessages();
  const locale = useLocale();
  const { selection, outcome, content, onSort } = useUnit({
    selection: listing.$selection,
    outcome: listing.$outcome,
    content: listing.$content,
    onSort: listing.sortChosen,
  });
  const [drawer, setDrawer] = useState<'unasked' | 'open' | 'closed'>('unasked');
  const facts = { id: listing.id, pathname: listing.pathname, content, messages };
  const { title, text } = headingOf(facts, selection.q);
  return (
    <div className={`container ${layout.page}`}>
      <Breadcrumb crumbs={crumbsOf(facts, title, selection)} locale={locale} />
      <header className={styles.head}>
        <h1>{title}</h1>
        <p role="status" className={styles.count}>
          {outcome.kind === 'ready' && messages.listing.count(outcome.data.total)}
        </p>
        {text && <p className={styles.text}>{text}</p>}
      </header>
      <div className={styles.columns}>
        <aside className={styles.filters} aria-label={messages.listing.filters}>
          <FilterForm id={COLUMN_FORM} />
        </aside>
        <div className={styles.main}>
          <FilterBar
            formId={COLUMN_FORM}
            sorts={SORT_KEYS}
            sort={selection.sort}
            onSort={onSort}
            chosen={countChosen(selection)}
            filterButton={{ 'aria-haspopup': 'dialog', onClick: () => setDrawer('open') }}
          />
          <Chips />
          <Results />
          <Notes blocks={content?.blocks} />
          {content?.conditions && <p className={styles.conditions}>{content.conditions}</p>}
        </div>
      </div>
      {drawer !== 'unasked' && (
        <Suspense>
          <FilterDrawer open={drawer === 'open'} onClose={() => setDrawer('closed')} />
        </Suspense>
      )}
      <AddedStatus />
    </div>
  );
};
