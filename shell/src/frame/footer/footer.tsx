/**
 * Footer of every page (docs/product/frame.md#footer). The server renders it; the browser hydrates only its
 * newsletter form.
 */
import type { Layout } from 'shared-contracts/api/pages.schema';
import { hrefs } from 'shared-contracts/hrefs';
import type { Locale } from 'shared-contracts/locale';
import { ALCOHOL_WARNINGS, type AlcoholPhrase, AlcoholWarning } from 'shared-ui/alcohol-warning';
import type { Messages } from '../../messages/es.ts';
import { fill } from '../../messages/fill.ts';
import { LinkList } from '../link-list.tsx';
import { NewsletterForm } from '../newsletter/newsletter-form.tsx';
import { NEWSLETTER_ID } from '../newsletter/newsletter-id.ts';
import { ContactBlocks } from './contact-blocks.tsx';
import styles from './footer.module.css';

/** Drawing of a payment card without a brand. */
const CardDrawing = () => (
  <svg className={styles.card} viewBox="0 0 56 36" width="56" height="36" aria-hidden="true">
    <rect x="1" y="1" width="54" height="34" rx="3" />
    <path d="M8 27h20M33 27h6M8 11.5h9v7H8zM12.5 11.5v7M48 10.5a6 6 0 0 1 0 9M44.8 12.5a3 3 0 0 1 0 5" />
  </svg>
);

interface FooterProps {
  layout: Layout;
  year: number;
  locale: Locale;
  /** Whether the footer has the link that opens the consent banner. */
  asksConsent: boolean;
  t: Pick<Messages, 'footer' | 'newsletter'>;
}

interface LinkColumnProps {
  title: string;
  links: { text: string; link: string }[];
}

const LinkColumn = ({ title, links }: LinkColumnProps) =>
  links.length > 0 && (
    <div>
      <h2 className={styles.title}>{title}</h2>
      <LinkList links={links} className={styles.links} />
    </div>
  );

/** Key of the legal warning that is the content's text. The law fixes the texts. */
const phraseOf = (text: string): AlcoholPhrase =>
  (Object.keys(ALCOHOL_WARNINGS) as AlcoholPhrase[]).find((key) => ALCOHOL_WARNINGS[key] === text) ??
  'minors';

export const Footer = ({ layout, year, locale, asksConsent, t }: FooterProps) => {
  const { shop, footer, pre_footer } = layout;
  const social = footer.social_networks.map(({ network, url }) => ({ text: network, link: url }));
  return (
    <footer className={styles.footer}>
      {(pre_footer.address_text || pre_footer.email_text || pre_footer.phones.length > 0) && (
        <ContactBlocks content={pre_footer} />
      )}
      <div className={`container ${styles.main}`}>
        <div className={styles.house}>
          <p className={styles.wordmark}>{shop.name}</p>
          {footer.newsletter_title && (
            <>
              <h2 className={styles.newsletter}>{footer.newsletter_title}</h2>
              <p className={styles.lead}>{footer.newsletter_text}</p>
              <div id={NEWSLETTER_ID} data-rendered="">
                <NewsletterForm title={footer.newsletter_title} locale={locale} t={t.newsletter} />
              </div>
            </>
          )}
        </div>
        <LinkColumn title={footer.title_for_pages} links={footer.links_to_pages} />
        <LinkColumn title={footer.policy_title} links={footer.policy_links} />
        <LinkColumn title={t.footer.social} links={social} />
      </div>
      <div className={`container ${styles.foot}`}>
        <p className={styles.legal}>
          <span>{fill(t.footer.rights, { year, name: shop.name })}</span>
          {shop.legal_name && <span>{shop.legal_name}</span>}
          {shop.rut && <span>{fill(t.footer.legal, { rut: shop.rut })}</span>}
          <a href={hrefs.myData}>{t.footer.myData}</a>
          {asksConsent && (
            <a href={hrefs.privacy} data-opens="consent">
              {t.footer.cookies}
            </a>
          )}
        </p>
        <p className={styles.secure}>
          <CardDrawing />
          {footer.secure_purchase_text}
        </p>
      </div>
      <AlcoholWarning phrase={phraseOf(footer.alcohol_warning)} />
    </footer>
  );
};
