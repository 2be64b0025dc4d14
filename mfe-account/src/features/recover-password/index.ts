export { RecoverForm } from './recover-form.tsx';
