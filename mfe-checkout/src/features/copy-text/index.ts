export { CopyButton, CopyStatus } from './copy-button.tsx';
