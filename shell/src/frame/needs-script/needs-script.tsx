import type { Layout } from 'shared-contracts/api/pages.schema';
import { fill } from '../../messages/fill.ts';
import styles from './needs-script.module.css';

interface NeedsScriptProps {
  /** Text in which `{phone}` is replaced by the phone numbers of the shop. */
  text: string;
  phones: Layout['pre_footer']['phones'];
}

/** Notice for browsers without JavaScript: cart, checkout and account need it. All other pages work. */
export const NeedsScript = ({ text, phones }: NeedsScriptProps) => (
  <noscript>
    <p className={styles.bar}>{fill(text, { phone: phones[0]?.text ?? '' })}</p>
  </noscript>
);
