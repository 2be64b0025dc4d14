import { type FailedRegionProps, FailedRegion as Region } from 'shared-kit/failed-region';
import { useMessages } from './messages.ts';

/** The kit's error region as a whole page, with this remote's text for the retry button. */
export const FailedRegion = (props: Omit<FailedRegionProps, 'level' | 'retry'>) => (
  <Region {...props} level={1} retry={useMessages().retry} />
);
