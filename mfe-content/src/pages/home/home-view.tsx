import { useUnit } from 'effector-react';
import { FailedRegion } from '../../lib/failed-region.tsx';
import { useMessages } from '../../lib/messages.ts';
import { $isLoading, $outcome, retryClicked } from './home.model.ts';
import { HomeContent } from './home-content.tsx';
import { HomeSkeleton } from './home-skeleton.tsx';

/** Home page: content, skeleton, or error with a retry. */
export const HomeView = () => {
  const { home } = useMessages();
  const { outcome, isLoading, retry } = useUnit({
    outcome: $outcome,
    isLoading: $isLoading,
    retry: retryClicked,
  });
  if (outcome.kind === 'ready') return <HomeContent home={outcome.home} />;
  if (outcome.kind === 'pending') return <HomeSkeleton />;
  return (
    <FailedRegion
      level={1}
      title={home.failedTitle}
      text={home.failedText}
      onRetry={retry}
      busy={isLoading}
    />
  );
};
