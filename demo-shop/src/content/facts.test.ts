/** Facts in texts against the data that they speak of. */
import { ROUTES } from 'shared-contracts/routes';
import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '../catalogue.ts';
import { ARTICLES } from './articles/articles.ts';
import { EVENTS } from './events/events.ts';
import { homeContent } from './home.ts';
import { layoutContent } from './layout.ts';
import { buildPages } from './pages.ts';

const base = () => '/storage/some';
const products = loadCatalogue().products.map(({ main }) => main);
const wines = products.filter(({ type }) => type === 'wine');
const isFrom = ({ pais }: (typeof wines)[number], country: string) =>
  pais?.some(({ value }) => value === country);
/** Texts of a product in one language, by column. */
const textsOf = (product: (typeof wines)[number], locale: 'es' | 'en') =>
  Object.entries(product).filter(([column]) => column.endsWith(`_${locale}`));
const LOCALES = ['es', 'en'] as const;
const pages = buildPages(base, []);
const textOf = (value: unknown) => JSON.stringify(value);

const NUMBERS = {
  es: 'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis'.split(
    ' ',
  ),
  en: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'.split(
    ' ',
  ),
};
const MONTHS = {
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
  en: 'january february march april may june july august september october november december'.split(' '),
};

describe.each(LOCALES)('a text of the seed in %s', (locale) => {
  it('counts the valleys and countries that the catalogue has', () => {
    const countries = new Set(wines.flatMap(({ pais }) => pais?.map(({ value }) => value) ?? []));
    const valleys = new Set(
      wines
        .filter((wine) => isFrom(wine, 'chile'))
        .map(({ valley }) =>
          valley
            ?.split(', ')
            .at(-1)
            ?.replace(/^Valle del? /, ''),
        ),
    );
    const { sales_areas } = homeContent(locale, base, []);
    const words = textOf(sales_areas).toLowerCase();
    const count = (noun: RegExp) => NUMBERS[locale].indexOf(noun.exec(words)?.[1] ?? '');
    expect(count(/(\S+) (?:valles|valleys)/)).toBe(valleys.size);
    expect(count(/(\S+) (?:países|countries)/)).toBe(countries.size);
  });

  it('names the month of a harvest as the facts of the wine do', () => {
    const month = new RegExp(`\\b(${MONTHS[locale].join('|')})\\b`, 'gi');
    const wrong = wines.flatMap((wine) => {
      const sentences = textsOf(wine, locale)
        .filter(([column]) => !column.startsWith('harvest'))
        .flatMap(([, text]) => String(text).split(/(?<=[.:;])\s/));
      const told = sentences
        .filter((sentence) => /cosech|vendimi|picked|harvest/i.test(sentence))
        .flatMap((sentence) => sentence.match(month) ?? [])
        .map((one) => one.toLowerCase());
      const fact = wine[`harvest_${locale}`]?.toLowerCase() ?? '';
      return told.filter((one) => !fact.includes(one)).map((one) => `${wine.slug}: ${one}, but ${fact}`);
    });
    expect(wrong.join('\n')).toBe('');
  });

  it('calls one thing by one name', () => {
    const everything = textOf([
      layoutContent(locale, base),
      Object.values(pages).map((page) => page[locale]),
      products.map((product) => textsOf(product, locale)),
      [...loadCatalogue().labels].filter(([key]) => key.endsWith(` ${locale}`)),
    ]);
    expect(everything).not.toMatch(/"Blog"|Dulce \/ Late|Sweet \/ Late/);
  });

  it('is in its own language where a name holds words', () => {
    if (locale === 'es') return;
    const spanish =
      /\b(Años|Añejo|Licor|Vermut|Amargo|Tostada|Ensamblaje$|Naranjo|Selección|y|con|de Alejandría)\b/;
    const left = products.map(({ name_en }) => name_en ?? '').filter((name) => spanish.test(name));
    expect(left).toEqual([]);
  });

  it('is the description of one page only', () => {
    const described = [
      ...Object.entries(pages).map(([slug, page]) => [
        slug,
        (page[locale] as { seo?: { description: string } }).seo,
      ]),
      ...ARTICLES.map((article) => [article.slug, article[locale]]),
      ...EVENTS.map((event) => [event.slug, event[locale]]),
    ] as [string, { description: string } | undefined][];
    const seen = new Map<string, string>();
    const twice = described.flatMap(([slug, seo]) => {
      if (!seo) return [];
      const other = seen.get(seo.description);
      seen.set(seo.description, slug);
      return other ? [`${other} and ${slug}`] : [];
    });
    expect(twice).toEqual([]);
  });

  it('answers questions about paying and following an order completely', () => {
    const help = textOf(pages['need-help']?.[locale]);
    expect(help).toMatch(/transferencia bancaria|bank transfer/);
    expect(help).toContain('/seguimiento');
  });

  it('promises no end date of an offer, which no page shows, and credits every jury', () => {
    const policies = textOf([pages['general-policies']?.[locale], pages['general-conditions']?.[locale]]);
    expect(policies).not.toMatch(
      /hasta cuándo dura|how long it lasts and|lo que dice la ficha|as long as the page says/,
    );
    expect(policies).not.toMatch(/son de nuestra mesa|come from our own tasting/);
  });

  it('leads with the help bubble to the questions', () => {
    const { buttons } = layoutContent(locale, base).floating_buttons;
    expect(buttons.find(({ text }) => /reguntas|questions/.test(text))?.link).toBe(
      '/contacto/preguntas-frecuentes',
    );
    const paths = ROUTES.map(({ path }) => path);
    for (const { link } of buttons) if (link.startsWith('/')) expect(paths).toContain(link);
  });
});
