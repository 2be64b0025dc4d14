export { {{Name}} } from './{{name}}.tsx';
