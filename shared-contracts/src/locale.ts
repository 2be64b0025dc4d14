/** Languages of the shop. Spanish is the default (docs/product/languages.md#language-choice). */
export type Locale = 'es' | 'en';
export const LOCALES: readonly Locale[] = ['es', 'en'];
export const DEFAULT_LOCALE: Locale = 'es';

export const isLocale = (value: unknown): value is Locale => value === 'es' || value === 'en';
