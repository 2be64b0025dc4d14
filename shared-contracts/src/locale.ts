/** Languages of the shop (SPEC §1). Spanish is the default. */
export type Locale = 'es' | 'en';
export const LOCALES: readonly Locale[] = ['es', 'en'];
export const DEFAULT_LOCALE: Locale = 'es';

export const isLocale = (value: unknown): value is Locale => value === 'es' || value === 'en';
