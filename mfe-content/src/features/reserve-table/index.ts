export { ReserveTableForm } from './table-form-view.tsx';
