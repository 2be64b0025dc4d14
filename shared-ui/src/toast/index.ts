export { type ToastMessage, Toasts, type ToastsProps } from './toast.tsx';
