export { heart } from './heart.tsx';
