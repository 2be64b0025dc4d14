/** Texts of the contact pages. Only these pages load them. Both languages together are smaller than another request. */
import type { Locale } from 'shared-contracts/locale';
import { useLocale } from 'shared-kit/locale';

const es = {
  home: 'Inicio',
  contact: 'Contacto',
  pageNames: { person: 'Personas', company: 'Empresas', questions: 'Preguntas frecuentes' },
  title: {
    person: 'Contacto',
    company: 'Contacto para empresas',
    questions: 'Preguntas frecuentes',
  },
  lead: {
    person: 'Cuéntanos qué necesitas: responde una persona que conoce la tienda.',
    company: 'Regalos para equipos, catas y compras con factura. En un día hábil te mandamos alternativas.',
    questions: 'Lo que más nos preguntan, con su respuesta corta.',
  },
  formTitle: { person: 'Escríbenos', company: 'Cuéntanos qué buscan' },
  personForm: 'Contacto de personas',
  companyForm: 'Contacto de empresas',
  subject: 'Asunto',
  subjectHelp: 'Por ejemplo: regalos de fin de año, 40 personas',
  orderNumber: 'Número de pedido',
  company: 'Empresa',
  rut: 'RUT de la empresa',
  companyHelp: 'Cantidad, fecha y un monto por persona nos ayudan a partir',
  submit: 'Enviar mensaje',
  sending: 'Enviando tu mensaje',
  failed: 'No pudimos enviar tu mensaje',
  noAnswer: '¿No está lo que buscas?',
  write: 'Escribirnos',
};
export type ContactWords = typeof es;

const en: ContactWords = {
  home: 'Home',
  contact: 'Contact',
  pageNames: { person: 'People', company: 'Companies', questions: 'Frequent questions' },
  title: {
    person: 'Contact',
    company: 'Contact for companies',
    questions: 'Frequent questions',
  },
  lead: {
    person: 'Tell us what you need: a person who knows the shop answers.',
    company:
      'Gifts for teams, tastings and purchases with an invoice. Within a working day we send alternatives.',
    questions: 'What we are asked most, with the short answer.',
  },
  formTitle: { person: 'Write to us', company: 'Tell us what you are looking for' },
  personForm: 'Contact of people',
  companyForm: 'Contact of companies',
  subject: 'Subject',
  subjectHelp: 'For example: end-of-year gifts, 40 people',
  orderNumber: 'Order number',
  company: 'Company',
  rut: 'RUT of the company',
  companyHelp: 'Quantity, date and an amount per person help us to begin',
  submit: 'Send message',
  sending: 'Sending your message',
  failed: 'We could not send your message',
  noAnswer: 'Is what you look for not here?',
  write: 'Write to us',
};

export const CONTACT_WORDS: Readonly<Record<Locale, ContactWords>> = { es, en };

export const useContactWords = (): ContactWords => CONTACT_WORDS[useLocale()];
