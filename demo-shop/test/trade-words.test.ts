import { FOODS } from 'api/foods';
import { createTestApp, type TestApp } from 'api/testing/harness';
import type { SearchAnswer } from 'shared-contracts/api/search.schema';
import { LOCALES, type Locale } from 'shared-contracts/locale';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let shop: TestApp;
beforeAll(async () => {
  // The words of the catalogue are kept between searches, as in a shop.
  shop = await createTestApp({ CATALOGUE_CACHE_MS: '5000' });
});
afterAll(() => shop.close());

const search = async (text: string, locale: Locale): Promise<SearchAnswer> =>
  (await shop.get(`/search?q=${encodeURIComponent(text)}&per_page=12`, locale)).body as SearchAnswer;

/** Facts that a search understood and used, apart from the kind: `food:mariscos`. `|` joins the values of a term. */
const understood = ({ terms }: SearchAnswer): string[] =>
  terms.flatMap(({ key, values, is_met }) =>
    key === 'kind' ? [] : [`${is_met ? '' : 'not met: '}${key}:${values.join('|')}`],
  );

/** Dishes whose words alone mean something else, with what they mean. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'es cordero costillar': 'A rack of pork in Chile. Lamb is said: "costillar de cordero".',
  'en cordero rack': 'Keeps bottles. Lamb is said: "rack of lamb".',
  'es pastas-blancas alfredo': 'A first name. Of the sauce is said: "pasta alfredo".',
  'en pastas-blancas alfredo': 'A first name. Of the sauce is said: "pasta alfredo".',
};

const CUES = { es: 'vino para', en: 'wine for' } as const;
const dishes = FOODS.flatMap(({ id, label, examples }) =>
  LOCALES.flatMap((locale) =>
    [label[locale], ...examples[locale]].map((dish) => ({
      id,
      locale,
      dish,
      text: `${CUES[locale]} ${dish}`,
    })),
  ),
);

const FOOD_IDS: ReadonlySet<string> = new Set(FOODS.map(({ id }) => id));
const GIFT = 'tipo:para-regalar';
const TOAST = 'tipo:para-brindar|espumante';
const ROAST = 'tipo:para-el-asado|vacuno';
const FISH = 'food:pescado-blanco|pescado-graso|mariscos';

describe('the search', () => {
  it('understands each food and dish of the sommelier as its food', async () => {
    const wrong: string[] = [];
    for (const { id, locale, dish, text } of dishes) {
      if (`${locale} ${id} ${dish}` in EXCEPTIONS) continue;
      const { terms, ignored, corrected } = await search(text, locale);
      const isRight = terms
        .filter(({ key }) => key !== 'kind')
        .every(
          ({ key, values, is_met }) =>
            is_met && key === 'food' && values.filter((value) => FOOD_IDS.has(value)).join() === id,
        );
      if (!isRight || terms.length < 2 || ignored.length > 0 || corrected)
        wrong.push(`${text}: ${JSON.stringify({ terms, ignored, corrected })}`);
    }
    expect(wrong).toEqual([]);
  });

  it('has no exception that the sommelier does not offer', () => {
    const offered = dishes.map(({ locale, id, dish }) => `${locale} ${id} ${dish}`);
    for (const exception of Object.keys(EXCEPTIONS)) expect(offered).toContain(exception);
  });

  it.each([
    ['es', 'navidad', [GIFT]],
    ['es', 'caja navideña', [GIFT]],
    ['es', 'regalo amigo secreto', [GIFT]],
    ['es', 'cumpleaños', [GIFT]],
    ['es', 'vino para el día de la madre', [GIFT]],
    ['es', 'dia del padre', [GIFT]],
    ['es', 'san valentín', [GIFT]],
    ['es', 'día de los enamorados', [GIFT]],
    ['es', 'regalo 14 de febrero', [GIFT]],
    ['en', 'christmas gift', [GIFT]],
    ['en', 'secret santa', [GIFT]],
    ['en', 'mother’s day', [GIFT]],
    ['en', 'valentine’s day', [GIFT]],
    ['es', 'año nuevo', [TOAST]],
    ['es', 'nochebuena', [TOAST]],
    ['es', 'vino para nochebuena', ['tipo:espumante']],
    ['en', 'new year’s eve', [TOAST]],
    ['es', 'fiesta de graduación', [TOAST]],
    ['es', 'vino para una graduación', ['tipo:espumante']],
    ['en', 'wine for a graduation', ['tipo:espumante']],
    ['es', 'el 18', [ROAST]],
    ['es', 'fiestas patrias', [ROAST]],
    ['es', '18 de septiembre', [ROAST]],
    ['es', 'vino para el 18', ['food:vacuno']],
    ['es', 'caja para el dieciocho', ['tipo:para-el-asado']],
    ['es', 'vino para semana santa', [FISH]],
    ['en', 'good friday', [FISH]],
  ] as const)('knows the feasts of a Chilean year (%s): %s', async (locale, text, facts) => {
    const answer = await search(text, locale);
    expect(understood(answer)).toEqual(facts);
    expect([answer.ignored, answer.corrected]).toEqual([[], null]);
    expect(answer.data.length).toBeGreaterThan(0);
  });

  it.each([
    ['es', 'vino para el curanto', 'food:mariscos'],
    ['es', 'vino con machas', 'food:mariscos'],
    ['es', 'vino para machas a la parmesana', 'food:mariscos'],
    ['es', 'asado de tira', ROAST],
    ['es', 'vino para costillar de cordero', 'food:cordero'],
    ['es', 'vino para pollo a las brasas', 'food:aves'],
    ['es', 'vino para sopaipillas', 'food:chilena'],
    ['en', 'wine for mussels', 'food:mariscos'],
    ['en', 'wine for rack of lamb', 'food:cordero'],
  ] as const)('knows dishes of a Chilean table (%s): %s', async (locale, text, fact) => {
    const answer = await search(text, locale);
    expect(understood(answer)).toEqual([fact]);
    expect([answer.ignored, answer.corrected]).toEqual([[], null]);
  });

  it.each([
    ['es', 'pulpo'],
    ['es', 'choritos'],
    ['es', 'mejillones'],
    ['es', 'calamar'],
    ['en', 'crab'],
    ['en', 'octopus'],
  ] as const)('finds the tins of a seafood that no wine is named for (%s): %s', async (locale, text) => {
    expect(understood(await search(text, locale))).toEqual(['tipo_gourmet:conservas-del-mar']);
  });

  it.each([
    ['es', 'vino vegano', 'vegano'],
    ['en', 'vegan wine', 'vegan'],
    ['es', 'queso vegano', 'vegano'],
  ] as const)(
    'says that it did not consider a word of which no datum tells (%s): %s',
    async (locale, text, word) => {
      const answer = await search(text, locale);
      expect(answer.ignored).toEqual([word]);
      expect([understood(answer).filter((fact) => fact.includes('food')), answer.corrected]).toEqual([
        [],
        null,
      ]);
    },
  );

  it.each([
    ['es', 'atún', 'ventresca-de-atun'],
    ['es', 'machas', 'machas-al-natural'],
    ['en', 'tuna', 'ventresca-de-atun'],
    ['en', 'razor clams', 'machas-al-natural'],
    ['es', 'paté', 'pate-de-campana'],
    ['es', 'frutos secos', 'nueces-merken'],
    ['es', 'roquefort', 'roquefort'],
    ['es', 'whisky 18 años', 'glen-arvaig-18'],
  ] as const)('finds first the product that is no dish for a wine (%s): %s', async (locale, text, slug) => {
    const [first] = (await search(text, locale)).data;
    expect(first?.slug).toBe(slug);
  });
});
