/**
 * Promotional modal (docs/product/age-gate.md#promotional-modal). Closing it in any way hides it for a day.
 */
import { PROMO_COOKIE_SECONDS, promoCookieName } from 'shared-contracts/domain/storage-keys';
import type { Locale } from 'shared-contracts/locale';
import { AlcoholWarning } from 'shared-ui/alcohol-warning';
import { ButtonLink } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { Picture } from 'shared-ui/picture';
import type { Promo } from '../../frame/extras-boot.ts';
import { keepCookie } from '../cookies.ts';
import { createLateRoot } from '../late-root.ts';
import styles from './promo-modal.module.css';

export interface PromoParts {
  promo: Promo;
  locale: Locale;
}

interface PromoModalProps extends PromoParts {
  open: boolean;
  onClose: () => void;
}

const PromoModal = ({ promo, locale, open, onClose }: PromoModalProps) => (
  <Dialog
    open={open}
    onClose={onClose}
    title={promo.title}
    locale={locale}
    actions={
      promo.button.link && (
        <ButtonLink variant="primary" href={promo.button.link} onClick={onClose}>
          {promo.button.text}
        </ButtonLink>
      )
    }
  >
    {promo.header_image && (
      <Picture
        base={promo.header_image}
        // Decorative: the title has the same meaning.
        alt=""
        width={960}
        height={540}
        sizes="(width < 600px) 100vw, 544px"
        priority
        className={styles.picture ?? ''}
      />
    )}
    {promo.logo && (
      <Picture base={promo.logo} alt="" width={96} height={96} sizes="96px" className={styles.logo ?? ''} />
    )}
    <p className={styles.text}>{promo.description}</p>
    {/* The law requires this warning on every advertisement of a shop that sells alcohol. */}
    <AlcoholWarning phrase="health" />
  </Dialog>
);

export const showPromo = (parts: PromoParts): void => {
  const root = createLateRoot();
  const close = () => {
    keepCookie(promoCookieName(parts.promo.title), '1', PROMO_COOKIE_SECONDS);
    root.render(<PromoModal {...parts} open={false} onClose={() => {}} />);
    root.end();
  };
  root.render(<PromoModal {...parts} open onClose={close} />);
};
