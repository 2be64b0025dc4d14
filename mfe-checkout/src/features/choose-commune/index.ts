export { RegionCommune } from './region-commune.tsx';
