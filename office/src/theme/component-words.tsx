import { esES } from '@mui/material/locale';
import { createTheme, type Theme, ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useLocaleState } from 'react-admin';

/** The package says "Abierto" for a button that opens its list. */
const OPEN = { components: { MuiAutocomplete: { defaultProps: { openText: 'Abrir' } } } };

const withSpanish = (theme: Theme): Theme => createTheme(theme, esES, OPEN);

/** Gives the words of Material UI for screen readers, which are English by default, in the language of the office. */
export const ComponentWords = ({ children }: { children: ReactNode }) => {
  const [locale] = useLocaleState();
  return (
    <ThemeProvider theme={(theme: Theme) => (locale === 'en' ? theme : withSpanish(theme))}>
      {children}
    </ThemeProvider>
  );
};
