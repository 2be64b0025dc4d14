import { useUnit } from 'effector-react';
import { hrefs } from 'shared-contracts/hrefs';
import { useLocale } from 'shared-kit/locale';
import type { Page } from 'shared-kit/page';
import { ButtonLink } from 'shared-ui/button';
import { CrateDrawing } from 'shared-ui/drawing';
import { EmptyState } from 'shared-ui/empty-state';
import { Skeleton } from 'shared-ui/skeleton';
import { useStoredCase } from '../../lib/case/use-stored-case.ts';
import { FailedRegion } from '../../lib/failed-region.tsx';
import { pageState } from '../../lib/page-state.ts';
import { usePresence } from '../../lib/use-presence.ts';
import { BottlePicker } from './bottle-picker.tsx';
import { $offer, draftStored, opened, pageLeft, pageShown, retried } from './build-case.model.ts';
import styles from './build-case.module.css';
import { BUILD_CASE_WORDS } from './build-case.words.ts';
import { CaseTray } from './case-tray.tsx';
import { ReadyCases } from './ready-cases.tsx';
import { SavedCases } from './saved-cases.tsx';

const View = () => {
  const words = BUILD_CASE_WORDS[useLocale()];
  const [shown, left, stored] = useUnit([pageShown, pageLeft, draftStored]);
  usePresence(shown, left);
  useStoredCase(stored);
  return (
    <div className={`container ${styles.page}`}>
      <header className={styles.head}>
        <h1 className={styles.title}>{words.title}</h1>
        <p>{words.lead}</p>
      </header>
      <Content />
    </div>
  );
};

const Content = () => {
  const words = BUILD_CASE_WORDS[useLocale()];
  const [offer, again] = useUnit([$offer, retried]);
  if (offer === null)
    return (
      <div aria-busy="true" className={styles.waiting}>
        <Skeleton step="control" />
        <Skeleton step="48" />
        <Skeleton step="48" />
      </div>
    );
  if (offer === 'failed') return <FailedRegion title={words.failed} onRetry={again} />;
  if (offer.rule === null)
    return (
      <EmptyState
        drawing={<CrateDrawing />}
        title={words.closedTitle}
        action={<ButtonLink href={hrefs.wines}>{words.wines}</ButtonLink>}
      >
        {words.closedText}
      </EmptyState>
    );
  return (
    <div className={styles.columns}>
      <CaseTray rule={offer.rule} />
      <div className={styles.main}>
        <SavedCases />
        <ReadyCases rule={offer.rule} ready={offer.ready} />
        <BottlePicker />
      </div>
    </div>
  );
};

const $page = pageState((_, locale) => BUILD_CASE_WORDS[locale], { noindex: false });

export const page: Page = { View, opened, $page };
