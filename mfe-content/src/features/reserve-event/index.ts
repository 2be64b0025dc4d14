export { $seats, eventMoved } from './reserve-event.model.ts';
export { ReserveForm } from './reserve-form.tsx';
