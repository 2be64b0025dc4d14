/** Texts of the account for a refund in both languages. */
import type { Locale } from 'shared-contracts/locale';

const es = {
  account: 'Cuenta para devolverte el dinero',
  choose: 'Elige',
  fields: {
    holder: 'Nombre del titular',
    rut: 'RUT del titular',
    bank: 'Banco',
    account_type: 'Tipo de cuenta',
    account: 'Número de cuenta',
  },
  required: {
    holder: 'nombre del titular',
    rut: 'RUT del titular',
    bank: 'banco',
    account_type: 'tipo de cuenta',
    account: 'número de cuenta',
  },
  types: { checking: 'Cuenta corriente', sight: 'Cuenta vista o Cuenta RUT', savings: 'Cuenta de ahorro' },
};
export type AccountWords = typeof es;
const en: typeof es = {
  account: 'Account for your money',
  choose: 'Choose',
  fields: {
    holder: 'Name of the holder',
    rut: 'RUT of the holder',
    bank: 'Bank',
    account_type: 'Account type',
    account: 'Account number',
  },
  required: {
    holder: 'name of the holder',
    rut: 'RUT of the holder',
    bank: 'bank',
    account_type: 'account type',
    account: 'account number',
  },
  types: { checking: 'Checking account', sight: 'Sight account or Cuenta RUT', savings: 'Savings account' },
};

export const ACCOUNT_WORDS: Record<Locale, typeof es> = { es, en };
