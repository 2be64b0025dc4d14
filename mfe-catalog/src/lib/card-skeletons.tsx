import type { ComponentProps } from 'react';
import { CardSkeleton } from 'shared-ui/skeleton';

/** List of placeholders for cards that are loading. */
export const CardSkeletons = ({ count, ...list }: ComponentProps<'ul'> & { count: number }) => (
  <ul {...list}>
    {Array.from({ length: count }, (_, index) => (
      <li key={index}>
        <CardSkeleton />
      </li>
    ))}
  </ul>
);
