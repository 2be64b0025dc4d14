export { Consents } from './consents.tsx';
