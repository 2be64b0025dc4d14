export { ResetForm } from './reset-form.tsx';
