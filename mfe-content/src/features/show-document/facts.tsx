import type { Block } from 'shared-contracts/api/content.schema';
import styles from './blocks.module.css';
import { InlineText } from './inline.tsx';

/** Label and value pairs, one per line. */
export const Facts = ({ rows }: { rows: (Block & { kind: 'facts' })['rows'] }) => (
  <dl className={styles.facts}>
    {rows.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          <InlineText content={value} />
        </dd>
      </div>
    ))}
  </dl>
);
