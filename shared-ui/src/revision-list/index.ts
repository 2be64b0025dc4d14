export { RevisionList } from './revision-list.tsx';
