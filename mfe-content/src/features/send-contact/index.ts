export { CompanyContactForm, PersonContactForm } from './contact-forms.tsx';
