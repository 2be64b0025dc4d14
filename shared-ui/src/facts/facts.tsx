'use no memo'; // The memo of the React compiler would only add bytes: this part seldom renders again.

import type { ReactNode } from 'react';

export type Fact = readonly [term: string, value: ReactNode];

/** Terms and their values. Leaves out a term without a value. */
export const Facts = ({ facts, className }: { facts: readonly Fact[]; className?: string | undefined }) => (
  <dl className={className}>
    {facts.map(
      ([term, value]) =>
        value && (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ),
    )}
  </dl>
);
