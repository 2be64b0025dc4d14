export { BreakableEmail } from './breakable-email.tsx';
