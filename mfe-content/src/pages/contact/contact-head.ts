import type { Document } from 'shared-contracts/api/documents.schema';
import type { HostServices, PageState } from 'shared-contracts/host';
import { hrefs } from 'shared-contracts/hrefs';
import type { Locale } from 'shared-contracts/locale';
import { breadcrumbList, type Crumb } from 'shared-kit/structured-data';
import { CONTACT_PATHS, type ContactPage } from '../../lib/contact-paths.ts';
import { faqPage, sharedPicture } from '../../lib/structured-data.ts';
import { CONTACT_WORDS } from '../../messages/contact.ts';
import { plainText, questionsOf } from './questions.ts';

/** Breadcrumb: home, contact, and for the pages of companies and questions that page. */
export const crumbsOf = (page: ContactPage, locale: Locale): Crumb[] => {
  const words = CONTACT_WORDS[locale];
  return [
    { label: words.home, href: hrefs.home },
    { label: words.contact, href: hrefs.contact },
    ...(page === 'person' ? [] : [{ label: words.pageNames[page], href: CONTACT_PATHS[page] }]),
  ];
};

export const pageOfContact = (
  page: ContactPage,
  { blocks, seo }: Document,
  { locale, config }: HostServices,
): PageState => {
  const { title, lead } = CONTACT_WORDS[locale];
  const answered = questionsOf(blocks).flatMap(({ questions }) => questions);
  return {
    status: 200,
    head: {
      title: title[page],
      description: page === 'person' ? seo.description : lead[page],
      keywords: seo.keywords,
      // Each contact page has several URLs (docs/product/routes.md#rewrites).
      canonical: CONTACT_PATHS[page],
      image: seo.image ? sharedPicture(seo.image) : undefined,
      jsonLd: [
        breadcrumbList(config.publicUrl, crumbsOf(page, locale)),
        ...(page === 'questions'
          ? [faqPage(answered.map(({ text, answer }) => ({ question: text, answer: plainText(answer) })))]
          : []),
      ],
    },
  };
};
