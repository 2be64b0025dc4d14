/** Settings of a team's repository: the shop, its release store and the key of the team. */
import { openReleaseSigning } from '../keys/release-signing.ts';
import type { Values } from './options.ts';
import { readRemoteId } from './remote-id.ts';

/** @throws Error without the http(s) URL of a shop */
export const shopUrl = ({ shop = process.env.SHOP_URL ?? '' }: Values): string => {
  if (/^https?:\/\//.test(shop) && URL.canParse(shop)) return shop;
  throw new Error('Which shop? Set SHOP_URL or --shop to its address, such as https://shop.example');
};

/** @throws Error without a bucket or folder that the shop reads. A default would be a folder that no shop reads */
export const assertStore = (): void => {
  if (process.env.RELEASES_URL || process.env.RELEASES_DIR) return;
  throw new Error(
    "Where do releases go? Set RELEASES_URL to the shop's bucket (s3://bucket/prefix). " +
      'To try without it: pnpm release-store --help',
  );
};

/**
 * Signs with the key of this team only: the shops would refuse a development key of this repository.
 * @throws Error without a key, and for the key of another team
 */
export const openSigning = (key: string | undefined) => {
  const { RELEASE_KEY, RELEASE_KEY_FILE } = process.env;
  if (!key && !RELEASE_KEY && !RELEASE_KEY_FILE)
    throw new Error(
      'Which key signs? Set RELEASE_KEY_FILE or RELEASE_KEY. To make one: remote-tools keys new <name>',
    );
  const signing = openReleaseSigning(key);
  signing.assertOwner(readRemoteId());
  return signing;
};
