/** Banks and issuers of accounts in Chile, by the names of their transfer forms. */
export const BANKS = [
  'Banco de Chile',
  'BancoEstado',
  'Banco Santander',
  'Bci',
  'Scotiabank Chile',
  'Banco Itaú Chile',
  'Banco Falabella',
  'Banco BICE',
  'Banco Security',
  'Banco Consorcio',
  'Banco Internacional',
  'Banco Ripley',
  'BTG Pactual Chile',
  'HSBC Bank Chile',
  'Coopeuch',
  'Tenpo',
  'Mercado Pago',
  'Tapp (Caja Los Andes)',
  'Prepago Los Héroes',
  'Copec Pay',
  'Global66',
  'Dale Coopeuch',
] as const;

/** Kinds of accounts: corriente, vista (also Cuenta RUT), ahorro. */
export const ACCOUNT_TYPES = ['checking', 'sight', 'savings'] as const;

/** Number of an account: 4 to 20 digits, as typed with spaces, dots or dashes. */
export const ACCOUNT_NUMBER = /^(?:[ .-]*\d){4,20}[ .-]*$/;
