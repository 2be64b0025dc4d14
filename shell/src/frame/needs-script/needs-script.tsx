import type { Layout } from 'shared-contracts/api/pages.schema';
import { fill } from '../../messages/fill.ts';
import styles from './needs-script.module.css';

interface NeedsScriptProps {
  /** Text in which `{phone}` is replaced by the first phone number of the shop. */
  text: string;
  phones: Layout['pre_footer']['phones'];
}

/** Notice for browsers without JavaScript: an account needs it. All other pages work (docs/architecture/plain-pages.md). */
export const NeedsScript = ({ text, phones }: NeedsScriptProps) => (
  <noscript>
    <p className={styles.bar}>{fill(text, { phone: phones[0]?.text ?? '' })}</p>
  </noscript>
);
