/** Addresses of the shop under test. `global-setup` writes them, tests read them. */
export interface Shop {
  /** URL of the shell. */
  url: string;
  /** URL of the API, without the shell's proxy. */
  apiUrl: string;
  /** URL of the card gateway's sandbox, on another origin. */
  gatewayUrl: string;
  /** Address of the office. It opens some seconds after the shop. */
  officeUrl: string;
  mailDir: string;
  /** Folder of the database. Operator commands need it. */
  dataDir: string;
  releasesDir: string;
  /** File with the wines that journeys buy, which `global-setup` writes. */
  winesFile: string;
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
