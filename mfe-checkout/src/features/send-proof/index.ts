export { ProofForm } from './proof-form.tsx';
