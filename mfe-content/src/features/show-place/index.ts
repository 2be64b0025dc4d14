export { PlaceMap, ReserveTable } from './show-place.tsx';
