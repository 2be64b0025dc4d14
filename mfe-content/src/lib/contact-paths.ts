import { hrefs } from 'shared-contracts/hrefs';

/**
 * Contact pages. The tree below /acerca-de/contacto leads to the same pages
 * (docs/product/routes.md#rewrites).
 */
export const CONTACT_PATHS = {
  person: hrefs.contact,
  company: `${hrefs.contact}/empresa`,
  questions: `${hrefs.contact}/preguntas-frecuentes`,
} as const;
/** One of the contact pages. */
export type ContactPage = keyof typeof CONTACT_PATHS;

/** Query key of the thank-you page: message of a person or a company. */
export const CONTACT_KIND_KEY = 'tipo';
export const CONTACT_THANKS = {
  person: `${hrefs.contact}/gracias`,
  company: `${hrefs.contact}/gracias?${CONTACT_KIND_KEY}=empresa`,
} as const;
