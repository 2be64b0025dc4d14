import type { Layout } from 'shared-contracts/api/pages.schema';
import { phoneHref } from 'shared-contracts/domain/phone-href';
import styles from './needs-script.module.css';

interface NeedsScriptProps {
  /** Text in which the first phone number of the shop takes the place of `{phone}`. */
  text: string;
  phones: Layout['pre_footer']['phones'];
}

/** Notice for browsers without JavaScript: an account needs it. All other pages work (docs/architecture/plain-pages.md). */
export const NeedsScript = ({ text, phones: [phone] }: NeedsScriptProps) => {
  const [before, after] = text.split('{phone}');
  return (
    <noscript>
      <p className={styles.bar}>
        {before}
        {phone && <a href={phoneHref(phone)}>{phone.text}</a>}
        {after}
      </p>
    </noscript>
  );
};
