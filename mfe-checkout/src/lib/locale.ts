import { useUnit } from 'effector-react';
import { $host } from 'shared-contracts/kit/host';
import type { Locale } from 'shared-contracts/locale';

/** Language of this document; it never changes while the document lives. */
const $locale = $host.map((host): Locale => host?.locale ?? 'es');
export const $shopName = $host.map((host): string => host?.config.shopName ?? '');
export const useLocale = (): Locale => useUnit($locale);
