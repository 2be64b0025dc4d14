import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import { formatCount } from '../format/count.ts';
import { office } from './es/office.ts';
import { ra } from './es/react-admin.ts';

type OfficeLocale = 'es' | 'en';

const KEY = 'office-language';
/** Spanish texts of sign-in and frame, in the first script. */
const FRAME = { ra, office };
/** Texts of all areas, in a script for each language. */
const TEXTS = {
  es: () => import('./es/index.ts'),
  en: () => import('./en/index.ts'),
};
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

const formatNumbers = (values: object, locale: string): object =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      // Small numbers stay numbers, which choose between singular and plural.
      typeof value === 'number' && value >= 1000 ? formatCount(value, locale) : value,
    ]),
  );

/** Opens the office in the language that was chosen last. Without the script of this language it opens in Spanish. */
export const openI18n = async (storage: Pick<Storage, 'getItem' | 'setItem'>): Promise<I18nProvider> => {
  let isOpen = false;
  const provider = polyglotI18nProvider(
    (locale) => (isOpen ? TEXTS[locale === 'en' ? 'en' : 'es']() : FRAME) as unknown as TranslationMessages,
    'es',
    LOCALES,
  );
  isOpen = true;
  const changeLocale = async (locale: string): Promise<void> => {
    await provider.changeLocale(locale);
    document.documentElement.lang = locale;
    try {
      storage.setItem(KEY, locale);
    } catch {
      // A forbidden storage forgets the language.
    }
  };
  await changeLocale(storedLocale(storage))
    .catch(() => changeLocale('es'))
    .catch(() => undefined);
  const translate: I18nProvider['translate'] = (key, values = {}) =>
    provider.translate(key, formatNumbers(values, provider.getLocale()));
  return { ...provider, translate, changeLocale };
};
