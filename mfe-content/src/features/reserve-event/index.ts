export { ReserveForm } from './reserve-form.tsx';
