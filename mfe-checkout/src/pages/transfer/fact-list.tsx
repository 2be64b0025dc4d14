import type { ReactNode } from 'react';
import { BreakableEmail } from 'shared-ui/breakable-email';
import type { AccountFact } from './account-facts-of.ts';
import styles from './transfer.module.css';

interface FactListProps {
  facts: readonly AccountFact[];
  /** Renders the copy button of a fact. */
  copyOf?: (fact: AccountFact) => ReactNode;
}

/** Bank account data, one line per field of a bank's form. */
export const FactList = ({ facts, copyOf }: FactListProps) => (
  <dl className={styles.facts}>
    {facts.map((fact) => (
      <div key={fact.name} className={styles.fact}>
        <dt>{fact.name}</dt>
        <dd>
          <BreakableEmail>{fact.value}</BreakableEmail>
        </dd>
        {copyOf && <dd className={styles.copy}>{copyOf(fact)}</dd>}
      </div>
    ))}
  </dl>
);
