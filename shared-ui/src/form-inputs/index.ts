export { createInputs, type FieldState } from './create-inputs.tsx';
