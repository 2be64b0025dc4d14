import { useLocale } from 'shared-kit/locale';
import { type TransferMessages, transferMessages } from '../messages/transfer.ts';

export const useTransferMessages = (): TransferMessages => transferMessages[useLocale()];
