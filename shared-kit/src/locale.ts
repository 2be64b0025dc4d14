import { useUnit } from 'effector-react';
import { DEFAULT_LOCALE, type Locale } from 'shared-contracts/locale';
import { $host } from './host.ts';

/** Language of this document. Constant for its lifetime. */
export const $locale = $host.map((host) => host?.locale ?? DEFAULT_LOCALE);
/** Public origin of the shop, without a trailing slash. */
export const $publicUrl = $host.map((host) => host?.config.publicUrl ?? '');

export const $shopName = $host.map((host) => host?.config.shopName ?? '');

export const useLocale = (): Locale => useUnit($locale);
