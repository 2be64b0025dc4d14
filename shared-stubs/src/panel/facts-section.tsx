import styles from './facts-section.module.css';

export type Fact = readonly [term: string, value: string];

/** Facts about the open page, as pairs of term and value. */
export const FactsSection = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={styles.facts}>
    {facts.map(([term, value]) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
