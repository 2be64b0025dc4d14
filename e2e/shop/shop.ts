/** Where the shop under test is; `global-setup` fills it in, tests read it. */
export interface Shop {
  /** The shell, as a shopper types it. */
  url: string;
  /** The API itself, past the shell. */
  apiUrl: string;
  /** The card gateway's sandbox: another site than the shop. */
  gatewayUrl: string;
  mailDir: string;
  /** Where its database lies: the operator's commands find it there. */
  dataDir: string;
  releasesDir: string;
}

const VARIABLE = 'SHOP_UNDER_TEST';

export const publishShop = (shop: Shop): void => {
  process.env[VARIABLE] = JSON.stringify(shop);
};

export const readShop = (): Shop => {
  const text = process.env[VARIABLE];
  if (!text)
    throw new Error('No shop is running: journeys start through `playwright test`, which starts one');
  return JSON.parse(text) as Shop;
};
