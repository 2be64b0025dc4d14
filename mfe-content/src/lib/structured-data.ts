/** schema.org objects for the head (docs/product/frame.md#page-metadata). */
import type { Article, Place } from 'shared-contracts/api/documents.schema';
import type { HostConfig, StructuredData } from 'shared-contracts/host';
import { hrefs } from 'shared-contracts/hrefs';
import type { Locale } from 'shared-contracts/locale';

const CONTEXT = 'https://schema.org';

/** Path of a picture for search engines and social networks: a JPEG in one size. */
export const sharedPicture = (base: string): string => `${base}.jpg?w=1280`;

export const structuredArticle = (
  { publicUrl, shopName }: HostConfig,
  { title, lead, date, picture }: Article,
  { href, locale }: { href: string; locale: Locale },
): StructuredData => {
  const shop = { '@type': 'Organization', '@id': `${publicUrl}/#shop`, name: shopName, url: `${publicUrl}/` };
  return {
    '@context': CONTEXT,
    '@type': 'BlogPosting',
    headline: title,
    description: lead,
    datePublished: date,
    inLanguage: locale,
    image: [publicUrl + sharedPicture(picture.image)],
    author: shop,
    publisher: shop,
    mainEntityOfPage: publicUrl + href,
  };
};

export const blogOf = (
  { publicUrl }: HostConfig,
  posts: readonly { title: string; date: string; href: string }[],
): StructuredData => ({
  '@context': CONTEXT,
  '@type': 'Blog',
  url: `${publicUrl}${hrefs.blog}`,
  blogPost: posts.map(({ title, date, href }) => ({
    '@type': 'BlogPosting',
    headline: title,
    datePublished: date,
    url: publicUrl + href,
  })),
});

/** schema.org object of questions and answers. They must match the text on the page. */
export const faqPage = (entries: readonly { question: string; answer: string }[]): StructuredData => ({
  '@context': CONTEXT,
  '@type': 'FAQPage',
  mainEntity: entries.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

/** Names of weekdays in schema.org, from Monday. */
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** schema.org object of the wine bar. Contains only facts that the page shows. */
export const barOf = (
  { publicUrl }: HostConfig,
  place: Place,
  { href, picture }: { href: string; picture?: string },
): StructuredData => ({
  '@context': CONTEXT,
  '@type': 'BarOrPub',
  name: place.name,
  url: publicUrl + href,
  ...(picture && { image: publicUrl + sharedPicture(picture) }),
  telephone: place.phone,
  address: {
    '@type': 'PostalAddress',
    streetAddress: place.street,
    addressLocality: place.locality,
    addressCountry: 'CL',
  },
  hasMap: place.map_url,
  menu: `${publicUrl}${href}#por-copa`,
  acceptsReservations: publicUrl + hrefs.tableReservation,
  openingHoursSpecification: place.opening_hours.map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.flatMap((day) => DAYS[day - 1] ?? []),
    opens,
    closes,
  })),
});
