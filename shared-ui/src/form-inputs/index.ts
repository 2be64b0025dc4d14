export { createInputs, type FieldState, type InputsOptions } from './create-inputs.tsx';
