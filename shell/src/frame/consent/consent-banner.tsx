/**
 * Consent banner, hidden until inline/consent-banner.ts shows it. It is not a dialog: the page stays usable.
 * "Yes", "no" and "choose" look equally important (law 21.719).
 */
import { hrefs } from 'shared-contracts/hrefs';
import { Button } from 'shared-ui/button';
import { Checkbox } from 'shared-ui/checkbox';
import type { Messages } from '../../messages/es.ts';
import styles from './consent-banner.module.css';

const TITLE_ID = 'consent-title';
const CHOICE_ID = 'consent-choice';

export const ConsentBanner = ({ t }: { t: Messages['consent'] }) => (
  <section id="consent" hidden className={styles.banner} aria-labelledby={TITLE_ID}>
    <div className={`container ${styles.inside}`}>
      <div>
        <h2 id={TITLE_ID} tabIndex={-1} className={styles.title}>
          {t.title}
        </h2>
        <p className={styles.text}>
          {t.text} <a href={hrefs.privacy}>{t.more}</a>
        </p>
      </div>
      <div className={styles.answers}>
        <Button value="none">{t.reject}</Button>
        <Button value="all">{t.accept}</Button>
        <Button value="choose" aria-expanded={false} aria-controls={CHOICE_ID}>
          {t.choose}
        </Button>
      </div>
      <form id={CHOICE_ID} hidden className={styles.choice}>
        <Checkbox id="consent-measurement" name="measurement" label={t.measurement} />
        <Checkbox id="consent-advertising" name="advertising" label={t.advertising} />
        <Button type="submit">{t.save}</Button>
      </form>
    </div>
  </section>
);
