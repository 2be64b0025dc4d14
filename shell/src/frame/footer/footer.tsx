/** The footer of every page (SPEC §2 "Shared layout"). Rendered by the server alone, never hydrated. */
import type { Layout } from 'shared-contracts/api/pages.schema';
import { ALCOHOL_WARNINGS, type AlcoholPhrase, AlcoholWarning } from 'shared-ui/alcohol-warning';
import type { Messages } from '../../messages/es.ts';
import { fill } from '../../messages/fill.ts';
import { CardDrawing } from './card-drawing.tsx';
import { ContactBlocks } from './contact-blocks.tsx';
import styles from './footer.module.css';

interface FooterProps {
  layout: Layout;
  year: number;
  t: Messages['footer'];
}

interface LinkListProps {
  title: string;
  links: { text: string; link: string }[];
}

const LinkList = ({ title, links }: LinkListProps) =>
  links.length > 0 && (
    <div>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.links}>
        {links.map(({ text, link }) => (
          <li key={link}>
            <a href={link}>{text}</a>
          </li>
        ))}
      </ul>
    </div>
  );

/** The law's phrases are its own; content chooses among them. */
const phraseOf = (text: string): AlcoholPhrase =>
  (Object.keys(ALCOHOL_WARNINGS) as AlcoholPhrase[]).find((key) => ALCOHOL_WARNINGS[key] === text) ??
  'minors';

export const Footer = ({ layout, year, t }: FooterProps) => {
  const { shop, footer, pre_footer } = layout;
  const social = footer.social_networks.map(({ network, url }) => ({ text: network, link: url }));
  return (
    <footer className={styles.footer}>
      {(pre_footer.address_text || pre_footer.email_text) && <ContactBlocks content={pre_footer} />}
      <div className={`container ${styles.main}`}>
        <p className={styles.wordmark}>{shop.name}</p>
        <LinkList title={footer.title_for_pages} links={footer.links_to_pages} />
        <LinkList title={footer.policy_title} links={footer.policy_links} />
        <LinkList title={t.social} links={social} />
      </div>
      <div className={`container ${styles.foot}`}>
        <p className={styles.legal}>
          <span>{fill(t.rights, { year, name: shop.name })}</span>
          {shop.legal_name && <span>{shop.legal_name}</span>}
          {shop.rut && <span>{fill(t.legal, { rut: shop.rut })}</span>}
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
