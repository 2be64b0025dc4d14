export { ReturnProducts } from './return-products.tsx';
