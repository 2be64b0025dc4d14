import type { ReactNode } from 'react';
import type { Story } from '../../stories/story.ts';
import { CardSkeleton, PictureSkeleton, Skeleton } from './index.ts';

export default { title: 'Skeleton' };

/** The container of skeletons says that it is busy. */
const Busy = ({ children }: { children: ReactNode }) => <div aria-busy="true">{children}</div>;

export const Lines: Story = () => (
  <Busy>
    <Skeleton step="22" width="half" />
    <Skeleton />
    <Skeleton width="threeQuarters" />
    <Skeleton width="third" />
    <Skeleton step="control" />
  </Busy>
);
export const Picture: Story = () => (
  <Busy>
    <PictureSkeleton />
  </Busy>
);
export const Card: Story = () => (
  <Busy>
    <CardSkeleton />
  </Busy>
);
