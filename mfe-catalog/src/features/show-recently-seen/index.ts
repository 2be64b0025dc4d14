export { createSeenPlaces } from './seen-places.tsx';
