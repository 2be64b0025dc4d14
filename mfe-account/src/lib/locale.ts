import { useUnit } from 'effector-react';
import { $host } from 'shared-contracts/kit/host';
import { DEFAULT_LOCALE, type Locale } from 'shared-contracts/locale';

export const $locale = $host.map((host) => host?.locale ?? DEFAULT_LOCALE);
/** Address of the shop for outside readers, without a final slash. */
export const $publicUrl = $host.map((host) => host?.config.publicUrl ?? '');

export const useLocale = (): Locale => useUnit($locale);
