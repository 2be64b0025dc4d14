import Button from '@mui/material/Button';
import { useLocaleState, useTranslate } from 'react-admin';

const LANGUAGES = { es: 'Español', en: 'English' } as const;

/** Shows the other language in its own words. */
export const LanguageSwitch = () => {
  const translate = useTranslate();
  const [locale, setLocale] = useLocaleState();
  const other = locale === 'en' ? 'es' : 'en';
  return (
    <Button
      lang={other}
      color="secondary"
      aria-label={`${translate('office.language')}: ${LANGUAGES[other]}`}
      onClick={() => setLocale(other)}
    >
      {LANGUAGES[other]}
    </Button>
  );
};
