import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { useLocale } from 'shared-kit/locale';
import { Breadcrumb } from 'shared-ui/breadcrumb';
import { Picture } from 'shared-ui/picture';
import { Skeleton } from 'shared-ui/skeleton';
import { AddedStatus } from '../../features/add-to-cart/index.ts';
import { FailedRegion } from '../../lib/failed-region.tsx';
import { useMessages } from '../../lib/messages.ts';
import { useSommelierWords } from '../../messages/sommelier.ts';
import type { Advice } from './advice.ts';
import { FittingWines } from './fitting-wines.tsx';
import { hasAnswer, hrefOfGuide } from './guide.ts';
import { NothingFits } from './nothing-fits.tsx';
import { QuestionView } from './question-view.tsx';
import { $content, advice as query } from './sommelier.model.ts';
import styles from './sommelier.module.css';
import { crumbsOf } from './sommelier-head.ts';
import { StepList } from './step-list.tsx';

const SKELETONS = ['a', 'b', 'c', 'd'];

const CurrentStep = ({ advice }: { advice: Advice }) => {
  if (advice.count === 0 && advice.wines) return <NothingFits guide={advice.guide} />;
  return advice.guide.step === 'wines' ? <FittingWines advice={advice} /> : <QuestionView advice={advice} />;
};

/** Returns a ref. When `step` changes, scrolls to the top of the page and focuses the heading inside. */
const useTopOfStep = (step: string | undefined) => {
  const top = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useEffect(() => {
    const isOther = before.current !== undefined && step !== undefined && before.current !== step;
    before.current = step ?? before.current;
    if (!isOther) return;
    top.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
    // Scroll to the whole page, not to the ref: the breadcrumb above it must be visible.
    top.current?.closest('[data-sommelier]')?.scrollIntoView({ block: 'start' });
  }, [step]);
  return top;
};

/** Virtual sommelier: three questions, then wines with reasons (docs/product/sommelier.md). */
export const SommelierView = () => {
  const words = useSommelierWords();
  const messages = useMessages();
  const locale = useLocale();
  const { outcome, isLoading, retry } = useUnit(query);
  const content = useUnit($content);
  const advice: Advice | null = outcome.kind === 'ready' ? { guide: outcome.params, ...outcome.data } : null;
  const top = useTopOfStep(advice ? hrefOfGuide(advice.guide) : undefined);
  const isStart = advice?.guide.step === 'food';
  return (
    <div className={`container ${styles.page}`} data-sommelier>
      <Breadcrumb crumbs={crumbsOf(messages, words)} locale={locale} />
      <header className={styles.head} data-start={isStart || undefined}>
        <div className={styles.intro}>
          <h1>{content?.title ?? words.title}</h1>
          {(isStart || !advice) && <p className={styles.text}>{content?.text ?? words.text}</p>}
        </div>
        {isStart && content?.picture && (
          <Picture
            base={content.picture.image}
            alt={content.picture.alt}
            width={content.picture.width}
            height={content.picture.height}
            sizes="(width < 768px) 92vw, 520px"
            className={styles.scene}
          />
        )}
      </header>
      <p role="status" className="visually-hidden">
        {advice && !isLoading && (hasAnswer(advice.guide) ? words.fit : words.all)(advice.count)}
      </p>
      {outcome.kind === 'failed' ? (
        <FailedRegion title={words.failedTitle} text={words.failedText} busy={isLoading} onRetry={retry} />
      ) : (
        <div ref={top} className={styles.guide} aria-busy={isLoading || !advice}>
          {advice ? (
            <>
              <StepList advice={advice} />
              <CurrentStep advice={advice} />
            </>
          ) : (
            <div className={styles.options}>
              <span className="visually-hidden">{words.loading}</span>
              {SKELETONS.map((key) => (
                <Skeleton key={key} step="48" />
              ))}
            </div>
          )}
        </div>
      )}
      <AddedStatus />
    </div>
  );
};
