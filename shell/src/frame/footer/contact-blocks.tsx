import type { Layout } from 'shared-contracts/api/pages.schema';
import { phoneHref } from 'shared-contracts/domain/phone-href';
import { BreakableEmail } from 'shared-ui/breakable-email';
import { Icon, mail, message, phone, pin, store } from 'shared-ui/icon';
import styles from './footer.module.css';

/** Icons that the content may name. For another name, the block shows its default icon. */
const ICONS: Record<string, string> = { mail, 'map-pin': pin, message, phone, store };

/** Address, e-mail and phones above the footer (docs/product/frame.md#footer). Omits empty blocks. */
export const ContactBlocks = ({ content }: { content: Layout['pre_footer'] }) => (
  <div className={styles.contact}>
    <div className={`container ${styles.blocks}`}>
      {content.address_text && (
        <div className={styles.block}>
          <Icon path={ICONS[content.address_icon] ?? pin} size={24} />
          <div>
            <p className={styles.blockTitle}>{content.address_title}</p>
            <p>{content.address_text}</p>
          </div>
        </div>
      )}
      {content.email_text && (
        <div className={styles.block}>
          <Icon path={ICONS[content.email_icon] ?? mail} size={24} />
          <div>
            <p className={styles.blockTitle}>{content.email_title}</p>
            <a href={`mailto:${content.email_text}`}>
              <BreakableEmail>{content.email_text}</BreakableEmail>
            </a>
          </div>
        </div>
      )}
      {content.phones.length > 0 && (
        <div className={styles.block}>
          <Icon path={ICONS[content.phone_icon] ?? phone} size={24} />
          <div className={styles.phones}>
            {content.phones.map(({ title, text }) => (
              <div key={text}>
                <p className={styles.blockTitle}>{title}</p>
                <a href={phoneHref({ title, text })}>{text}</a>
              </div>
            ))}
          </div>
        </div>
      )}
    </div>
  </div>
);
