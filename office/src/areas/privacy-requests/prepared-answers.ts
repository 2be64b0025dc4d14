import type { PrivacyRight } from 'shared-contracts/domain/privacy-rights';
import type { Locale } from 'shared-contracts/locale';

export type Outcome = 'answer' | 'refuse' | 'extend';

interface Prepared {
  /** Rights that the text fits. Default: all. */
  rights?: readonly PrivacyRight[];
  text: Record<Locale, string>;
}

/**
 * Texts that staff start from, in the language of the person who gets them. Square brackets mark what staff fill in.
 */
const PREPARED: Record<Outcome, readonly Prepared[]> = {
  answer: [
    {
      rights: ['correction'],
      text: {
        es: 'Corregimos lo que nos pediste: [qué cambiamos]. Si ves algo más que no esté bien, escríbenos.',
        en: 'We corrected what you asked for: [what changed]. If you see anything else that is wrong, write to us.',
      },
    },
    {
      rights: ['correction'],
      text: {
        es: 'Revisamos tus datos y ya están como los pediste. No fue necesario cambiar nada.',
        en: 'We checked your data and it already is as you asked. Nothing had to be changed.',
      },
    },
  ],
  refuse: [
    {
      text: {
        es: 'No podemos hacerlo porque la ley nos obliga a conservar estos datos: [cuáles y por cuánto tiempo]. Los usamos solo para eso.',
        en: 'We cannot do this because the law obliges us to keep this data: [which and how long]. We use it for nothing else.',
      },
    },
    {
      text: {
        es: 'No podemos hacerlo porque los datos que nombras no son tuyos o no los tenemos: [cuáles].',
        en: 'We cannot do this because the data that you name is not yours or we do not have it: [which].',
      },
    },
  ],
  extend: [
    {
      text: {
        es: 'Tenemos que reunir información de [quién] para responderte bien.',
        en: 'We have to gather information from [whom] to answer you properly.',
      },
    },
  ],
};

export const preparedAnswers = (outcome: Outcome, right: PrivacyRight, locale: Locale): string[] =>
  PREPARED[outcome].filter(({ rights }) => rights?.includes(right) ?? true).map(({ text }) => text[locale]);

/** Text with the chosen one in place of another prepared text, or below what staff typed. */
export const withPrepared = (text: string, chosen: string, prepared: readonly string[]): string =>
  text.trim() === '' || prepared.includes(text) ? chosen : `${text.trimEnd()}\n\n${chosen}`;

/** Whether a text still has a part that staff must fill in. */
export const hasGap = (text: string): boolean => /\[[^\]]*\]/.test(text);
