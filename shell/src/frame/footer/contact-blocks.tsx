import type { Layout } from 'shared-contracts/api/pages.schema';
import { Icon, mail, phone, pin } from 'shared-ui/icon';
import styles from './footer.module.css';

/** Address, e-mail and phones above the footer (docs/product/frame.md#footer). Omits empty blocks. */
export const ContactBlocks = ({ content }: { content: Layout['pre_footer'] }) => (
  <div className={styles.contact}>
    <div className={`container ${styles.blocks}`}>
      {content.address_text && (
        <div className={styles.block}>
          <Icon path={pin} size={24} />
          <div>
            <p className={styles.blockTitle}>{content.address_title}</p>
            <p>{content.address_text}</p>
          </div>
        </div>
      )}
      {content.email_text && (
        <div className={styles.block}>
          <Icon path={mail} size={24} />
          <div>
            <p className={styles.blockTitle}>{content.email_title}</p>
            <a href={`mailto:${content.email_text}`}>{content.email_text}</a>
          </div>
        </div>
      )}
      {content.phones.length > 0 && (
        <div className={styles.block}>
          <Icon path={phone} size={24} />
          <div className={styles.phones}>
            {content.phones.map(({ title, text }) => (
              <div key={text}>
                <p className={styles.blockTitle}>{title}</p>
                <a href={`tel:${text.replace(/[^\d+]/g, '')}`}>{text}</a>
              </div>
            ))}
          </div>
        </div>
      )}
    </div>
  </div>
);
