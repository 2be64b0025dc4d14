import fc from 'fast-check';
import { LOCALES } from 'shared-contracts/locale';
import { expect, it } from 'vitest';
import { FOODS } from '../products/foods.ts';
import { toProfile } from './cellar.ts';
import { TANNIN } from './rule.ts';

const RED_GRAPES = Object.keys(TANNIN);
const WHITE_GRAPES = ['sauvignon-blanc', 'chardonnay', 'riesling', 'semillon', 'moscatel-de-alejandria'];

/** Colours that a reason says its wine has. "Tan fresco como un blanco" and "salsa blanca" say none. */
const SAYS = {
  red: { es: /\b(?:T|un t)into\b/, en: /\bred\b/ },
  white: { es: /^(?:Es un b|B)lanco\b/, en: /^(?:It is )?a(?: \w+,?)* white\b/i },
  pink: { es: /^Rosado\b/, en: /\brosé/ },
  orange: { es: /^Naranjo\b/, en: /\borange\b/ },
} as const;
type Colour = keyof typeof SAYS;
const COLOURS = Object.keys(SAYS) as Colour[];

/** Types that tell a colour. An orange wine is also a white made with its skins. */
const OF_TYPE: Readonly<Record<string, readonly Colour[]>> = {
  tinto: ['red'],
  blanco: ['white'],
  rosado: ['pink'],
  naranjo: ['orange', 'white'],
};

/** A natural white grape may be an orange wine, so that it tells no colour. */
const coloursOf = (type: string, grape: string | undefined): readonly Colour[] =>
  OF_TYPE[type] ?? (grape && RED_GRAPES.includes(grape) ? ['red'] : []);

const step = fc.integer({ min: 1, max: 5 });
const wines = fc.record(
  {
    type: fc.constantFrom(...Object.keys(OF_TYPE), 'natural', 'organico', 'espumante', 'fortificado'),
    grape: fc.constantFrom(...RED_GRAPES, ...WHITE_GRAPES, 'unknown'),
    body: step,
    acidity: step,
    sweetness: step,
    freshness: step,
  },
  { requiredKeys: ['type'] },
);

it('names no colour that the type and the grape of the wine do not tell', () => {
  fc.assert(
    fc.property(wines, (facts) => {
      const known = coloursOf(facts.type, facts.grape);
      for (const [index, rule] of toProfile({ id: '', facts }).rules.entries())
        for (const locale of LOCALES)
          for (const colour of COLOURS)
            if (rule && SAYS[colour][locale].test(rule.reason[locale]))
              expect(known, `${FOODS[index]?.id}: ${rule.reason[locale]}`).toContain(colour);
    }),
    { numRuns: 1000 },
  );
});

it('says as much of the colour in both languages', () => {
  const saidIn = (locale: (typeof LOCALES)[number], text: string) =>
    COLOURS.filter((colour) => SAYS[colour][locale].test(text));
  fc.assert(
    fc.property(wines, (facts) => {
      for (const rule of toProfile({ id: '', facts }).rules)
        if (rule) expect(saidIn('en', rule.reason.en), rule.reason.en).toEqual(saidIn('es', rule.reason.es));
    }),
  );
});
