import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import { es } from './es/index.ts';

type OfficeLocale = 'es' | 'en';

const KEY = 'office-language';
const LOCALES = [
  { locale: 'es', name: 'Español' },
  { locale: 'en', name: 'English' },
];

const storedLocale = (storage: Pick<Storage, 'getItem'>): OfficeLocale => {
  try {
    return storage.getItem(KEY) === 'en' ? 'en' : 'es';
  } catch {
    return 'es';
  }
};

/** Spanish is in the first script; English loads when a person chooses it, or chose it before. */
export const openI18n = async (storage: Pick<Storage, 'getItem' | 'setItem'>): Promise<I18nProvider> => {
  const provider = polyglotI18nProvider(
    (locale) =>
      (locale === 'en' ? import('./en/index.ts').then(({ en }) => en) : es) as unknown as TranslationMessages,
    'es',
    LOCALES,
  );
  const changeLocale = async (locale: string): Promise<void> => {
    await provider.changeLocale(locale);
    document.documentElement.lang = locale;
    try {
      storage.setItem(KEY, locale);
    } catch {
      // A forbidden storage forgets the language.
    }
  };
  // Without the chunk of a language, the office opens in Spanish.
  await changeLocale(storedLocale(storage)).catch(() => undefined);
  return { ...provider, changeLocale };
};
