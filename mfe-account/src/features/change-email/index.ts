export { EmailForm } from './email-form.tsx';
