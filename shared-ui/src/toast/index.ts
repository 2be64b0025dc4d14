export { type ToastMessage, Toasts } from './toast.tsx';
