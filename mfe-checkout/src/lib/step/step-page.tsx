import { useUnit } from 'effector-react';
import { type ReactNode, useCallback } from 'react';
import { Skeleton } from 'shared-ui/skeleton';
import type { DraftPart } from '../draft/draft.ts';
import { $isOrderLost, $isStepOpen, stepLeft, stepShown } from '../guard-steps.model.ts';
import { useMessages } from '../messages.ts';
import { $isSessionLost } from '../session-lost.model.ts';
import { usePresence } from '../use-presence.ts';
import './begin-checkout.model.ts';
import { OrderSummary } from './order-summary.tsx';
import styles from './step-page.module.css';
import { StepProgress } from './step-progress.tsx';

/** Layout of a step: progress, form, order summary. Shows a skeleton until the step may show its form. */
export const StepPage = ({
  part,
  title,
  extras,
  ended,
  children,
}: {
  part: DraftPart;
  title: string;
  /** Content of the order summary. */
  extras: ReactNode;
  /** Replaces the form when the session expires. */
  ended: ReactNode;
  children: ReactNode;
}) => {
  const [isOpen, isLost, isSessionLost] = useUnit([$isStepOpen, $isOrderLost, $isSessionLost]);
  const [shown, left] = useUnit([stepShown, stepLeft]);
  usePresence(
    useCallback(() => shown(part), [shown, part]),
    left,
  );
  return (
    <div className={`container ${styles.page}`}>
      <StepProgress part={part} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <h1 className={styles.title}>{title}</h1>
          {isSessionLost ? ended : isOpen ? children : <FormSkeleton />}
        </div>
        {!isLost && !isSessionLost && <OrderSummary isStepOpen={isOpen} extras={extras} />}
      </div>
    </div>
  );
};

export const FormSkeleton = () => {
  const { common } = useMessages();
  return (
    <div aria-busy="true" className={styles.skeleton}>
      <p className="visually-hidden">{common.loading}</p>
      <Skeleton width="threeQuarters" />
      <Skeleton step="control" />
      <Skeleton step="control" />
      <Skeleton step="control" />
    </div>
  );
};
