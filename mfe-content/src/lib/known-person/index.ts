export { KnownPerson } from './known-person.tsx';
