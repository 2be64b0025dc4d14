import type { ContactWords } from './contact-es.ts';

const en: ContactWords = {
  home: 'Home',
  rooms: 'Contact',
  room: { person: 'People', company: 'Companies', questions: 'Frequent questions' },
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

export default en;
