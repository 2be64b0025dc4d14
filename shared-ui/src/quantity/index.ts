export { Quantity, type QuantityProps } from './quantity.tsx';
export { QuantityField } from './quantity-field.tsx';
