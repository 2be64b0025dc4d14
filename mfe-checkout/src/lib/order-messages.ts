import { useLocale } from 'shared-kit/locale';
import { type OrderMessages, orderMessages } from '../messages/order.ts';

export const useOrderMessages = (): OrderMessages => orderMessages[useLocale()];
