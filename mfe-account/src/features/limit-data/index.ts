export { LimitData } from './limit-data.tsx';
