export { default as proofFormStyles } from './proof-form.module.css';
export { ProofForm } from './proof-form.tsx';
