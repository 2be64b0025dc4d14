export { ShowArrival } from './show-arrival.tsx';
