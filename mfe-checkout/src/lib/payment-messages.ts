import { useLocale } from 'shared-kit/locale';
import { type PaymentMessages, paymentMessages } from '../messages/payment.ts';

export const usePaymentMessages = (): PaymentMessages => paymentMessages[useLocale()];
