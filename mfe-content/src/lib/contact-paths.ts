import { hrefs } from 'shared-contracts/hrefs';

/** Rooms of the contact (SPEC §2), and the second tree that leads to the same ones (DESIGN §11). */
export const CONTACT_PATHS = {
  person: hrefs.contact,
  company: `${hrefs.contact}/empresa`,
  questions: `${hrefs.contact}/preguntas-frecuentes`,
} as const;
export type ContactRoom = keyof typeof CONTACT_PATHS;

export const OTHER_CONTACT_PATHS: Readonly<Record<ContactRoom, readonly string[]>> = {
  person: [`${hrefs.contact}/persona`, `${hrefs.about}/contacto`, `${hrefs.about}/contacto/persona`],
  company: [`${hrefs.about}/contacto/empresa`],
  questions: [`${hrefs.about}/contacto/preguntas`],
};

/** One page thanks for both kinds of message; the query says which. */
export const CONTACT_KIND_KEY = 'tipo';
export const CONTACT_THANKS = {
  person: `${hrefs.contact}/gracias`,
  company: `${hrefs.contact}/gracias?${CONTACT_KIND_KEY}=empresa`,
} as const;
