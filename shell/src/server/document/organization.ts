/** Structured data about the seller (schema.org), from the layout content. */
import type { Layout } from 'shared-contracts/api/pages.schema';
import type { StructuredData } from 'shared-contracts/host';

/** Removes empty values. */
const known = <Facts extends object>(facts: Facts): Facts =>
  Object.fromEntries(
    Object.entries(facts).filter(
      ([, value]) => value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  ) as Facts;

/** Organization with the `@id` that articles and the home page refer to. */
export const organization = (
  publicUrl: string,
  { shop, pre_footer, footer, brand }: Pick<Layout, 'shop' | 'pre_footer' | 'footer' | 'brand'>,
): StructuredData =>
  known({
    '@context': 'https://schema.org' as const,
    '@type': 'Organization' as const,
    '@id': `${publicUrl}/#shop`,
    name: shop.name,
    legalName: shop.legal_name,
    taxID: shop.rut,
    url: `${publicUrl}/`,
    logo: brand?.logo ? `${publicUrl}${brand.logo.image}.webp?w=640` : `${publicUrl}/icon-512.png`,
    address: pre_footer.address_text,
    email: pre_footer.email_text,
    telephone: pre_footer.phones.map(({ text }) => text),
    sameAs: footer.social_networks.map(({ url }) => url),
  });
