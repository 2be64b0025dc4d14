export { SearchBox } from './search-box.tsx';
export { SearchModal } from './search-modal.tsx';
export { SuggestedWords } from './suggested-words.tsx';
