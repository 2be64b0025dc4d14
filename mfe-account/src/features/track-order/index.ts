export { OrderFound } from './order-found.tsx';
export { TrackForm } from './track-form.tsx';
