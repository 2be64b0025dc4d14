export { RutField, type RutFieldProps } from './rut-field.tsx';
