export { createInputs } from './create-inputs.tsx';
export type { FieldState } from './inputs-options.ts';
export type { PlaceInputsProps } from './place-inputs.tsx';
