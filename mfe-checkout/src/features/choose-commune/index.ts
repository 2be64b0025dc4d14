export { RegionCommune } from './region-commune.tsx';
export { useKeptCommune } from './use-kept-commune.ts';
