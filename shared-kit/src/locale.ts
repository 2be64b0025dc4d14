import { useUnit } from 'effector-react';
import { DEFAULT_LOCALE, type Locale } from 'shared-contracts/locale';
import { $host } from './host.ts';

/** Language of this document; it never changes while the document lives. */
export const $locale = $host.map((host) => host?.locale ?? DEFAULT_LOCALE);
/** Address of the shop for outside readers, without a final slash. */
export const $publicUrl = $host.map((host) => host?.config.publicUrl ?? '');

export const $shopName = $host.map((host) => host?.config.shopName ?? '');

export const useLocale = (): Locale => useUnit($locale);
