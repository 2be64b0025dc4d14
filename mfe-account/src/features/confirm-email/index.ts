export { UnverifiedEmail } from './unverified-email.tsx';
