export { Disclosure } from './disclosure.tsx';
