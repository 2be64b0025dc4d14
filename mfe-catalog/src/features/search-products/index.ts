export { SearchModal } from './search-modal.tsx';
