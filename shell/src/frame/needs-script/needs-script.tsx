import type { Layout } from 'shared-contracts/api/pages.schema';
import { fill } from '../../messages/fill.ts';
import styles from './needs-script.module.css';

interface NeedsScriptProps {
  /** `{phone}` is filled in. */
  text: string;
  phones: Layout['pre_footer']['phones'];
}

/**
 * A browser without JavaScript shows every page and its links; cart, steps and account need it, and this bar says so.
 */
export const NeedsScript = ({ text, phones }: NeedsScriptProps) => (
  <noscript>
    <p className={styles.bar}>{fill(text, { phone: phones[0]?.text ?? '' })}</p>
  </noscript>
);
