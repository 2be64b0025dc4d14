export { NO_COMPANY, NO_PERSON } from './contact-form.ts';
export { CompanyContactForm, PersonContactForm } from './contact-forms.tsx';
