import { useUnit } from 'effector-react';
import { FailedRegion } from '../../lib/failed-region.tsx';
import { useMessages } from '../../lib/messages.ts';
import { home } from './home.model.ts';
import { HomeContent } from './home-content.tsx';
import { HomeSkeleton } from './home-skeleton.tsx';

/** Home page: content, skeleton, or error with a retry. */
export const HomeView = () => {
  const { failedTitle, failedText } = useMessages().home;
  const { outcome, isLoading, retry } = useUnit({
    outcome: home.$outcome,
    isLoading: home.$isLoading,
    retry: home.retried,
  });
  if (outcome.kind === 'ready') return <HomeContent home={outcome.data} />;
  if (outcome.kind === 'pending') return <HomeSkeleton />;
  return <FailedRegion level={1} title={failedTitle} text={failedText} onRetry={retry} busy={isLoading} />;
};
