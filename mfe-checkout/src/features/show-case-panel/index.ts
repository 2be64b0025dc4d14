export { CasePanel } from './case-panel.tsx';
