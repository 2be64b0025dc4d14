import { useLocale } from 'shared-contracts/kit/locale';
import { type OrderMessages, orderMessages } from '../messages/order.ts';

export const useOrderMessages = (): OrderMessages => orderMessages[useLocale()];
