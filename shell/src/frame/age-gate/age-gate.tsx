import type { Layout } from 'shared-contracts/api/pages.schema';
import { Button } from 'shared-ui/button';
import { Picture } from 'shared-ui/picture';
import type { Messages } from '../../messages/es.ts';
import styles from './age-gate.module.css';

const TITLE_ID = 'age-gate-title';

interface AgeGateProps {
  content: Layout['age_modal'];
  t: Messages['ageGate'];
}

/**
 * The age gate as a closed dialog (docs/product/age-gate.md#age-gate). `inline/age-gate.ts` opens it before
 * first paint and handles its buttons. Its title must not change, because tests rely on it
 * (docs/product/screen-words.md).
 */
export const AgeGate = ({ content, t }: AgeGateProps) => (
  <dialog id="age-gate" className={styles.gate} closedby="none" aria-labelledby={TITLE_ID}>
    <div className={styles.sheet}>
      {content.image && (
        <Picture
          base={content.image}
          alt=""
          width={640}
          height={800}
          sizes="420px"
          className={styles.picture ?? ''}
        />
      )}
      <div className={styles.words}>
        {content.header_text && <p className={`small-caps ${styles.lead}`}>{content.header_text}</p>}
        <h2 id={TITLE_ID} className={styles.title} tabIndex={-1}>
          {t.title}
        </h2>
        <div className={styles.says}>
          <p className={styles.text}>{content.text}</p>
          <p role="status" className={styles.refusal}>
            <span hidden>{t.refused}</span>
          </p>
        </div>
        <div className={styles.answers}>
          <Button variant="primary" data-answer="yes">
            {t.yes}
          </Button>
          <Button data-answer="no">{t.no}</Button>
        </div>
      </div>
    </div>
  </dialog>
);
