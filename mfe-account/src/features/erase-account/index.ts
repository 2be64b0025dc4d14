export { EraseAccount } from './erase-account.tsx';
