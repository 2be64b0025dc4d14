import type { Locale } from 'shared-contracts/locale';
import { enhance } from './enhance.ts';
import type { HeaderMessages } from './header-boot.ts';
import styles from './language-choice.module.css';

const NAMES: Record<Locale, string> = { es: 'Es', en: 'En' };

interface LanguageChoiceProps {
  t: HeaderMessages;
  locale: Locale;
  locales: readonly Locale[];
  onLocale?: ((locale: Locale) => void) | undefined;
}

/**
 * Language switch: a form that sends `?lang=` to the current page
 * (docs/product/languages.md#language-choice). Hidden for one language.
 */
export const LanguageChoice = ({ t, locale, locales, onLocale }: LanguageChoiceProps) =>
  locales.length > 1 && (
    <form>
      <fieldset className={styles.languages}>
        <legend className="visually-hidden">{t.language}</legend>
        {locales.map((choice) => (
          <button
            type="submit"
            key={choice}
            name="lang"
            value={choice}
            aria-pressed={choice === locale}
            onClick={enhance(onLocale && (() => onLocale(choice)))}
          >
            {NAMES[choice]}
          </button>
        ))}
      </fieldset>
    </form>
  );
