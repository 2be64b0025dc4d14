/** Who sells, for search engines (schema.org), from the words of the frame. */
import type { Layout } from 'shared-contracts/api/pages.schema';
import type { StructuredData } from 'shared-contracts/host';

/** What is not known is left out rather than said empty. */
const known = <Facts extends object>(facts: Facts): Facts =>
  Object.fromEntries(
    Object.entries(facts).filter(
      ([, value]) => value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  ) as Facts;

/** The same thing, by its `@id`, that articles and the home page speak of. */
export const organization = (
  publicUrl: string,
  { shop, pre_footer, footer }: Pick<Layout, 'shop' | 'pre_footer' | 'footer'>,
): StructuredData =>
  known({
    '@context': 'https://schema.org' as const,
    '@type': 'Organization' as const,
    '@id': `${publicUrl}/#shop`,
    name: shop.name,
    legalName: shop.legal_name,
    taxID: shop.rut,
    url: `${publicUrl}/`,
    logo: `${publicUrl}/icon-512.png`,
    address: pre_footer.address_text,
    email: pre_footer.email_text,
    telephone: pre_footer.phones.map(({ text }) => text),
    sameAs: footer.social_networks.map(({ url }) => url),
  });
