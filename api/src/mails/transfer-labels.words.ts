import type { Locale } from 'shared-contracts/locale';
import type { TransferAccount } from '../modules/content/find-transfer-account.ts';

/** Labels of the bank account's fields, in display order. */
export const TRANSFER_LABELS: Record<Locale, Record<keyof TransferAccount, string>> = {
  es: {
    name: 'Nombre',
    rut: 'RUT',
    bank: 'Banco',
    account_type: 'Tipo de cuenta',
    account: 'Número de cuenta',
    email: 'Correo',
  },
  en: {
    name: 'Name',
    rut: 'RUT',
    bank: 'Bank',
    account_type: 'Account type',
    account: 'Account number',
    email: 'Email',
  },
};
