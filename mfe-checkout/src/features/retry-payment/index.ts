export { RetryButton, RetryNotice } from './retry-payment.tsx';
