/// <reference lib="esnext.temporal" />
/** Compares facts in texts with the data. */
import { TIME_ZONE } from 'shared-contracts/domain/santiago';
import { ROUTES } from 'shared-contracts/routes';
import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '../src/catalogue.ts';
import { loadContent } from '../src/seed-data.ts';
import { type Event, isEvent, itemsOf, pageOf, type Text, textsOf } from './texts.ts';

const catalogue = loadCatalogue();
const products = catalogue.products.map(({ main }) => main);
const wines = products.filter(({ type }) => type === 'wine');
const isFrom = ({ pais }: (typeof wines)[number], country: string) =>
  pais?.some(({ value }) => value === country);
/** Texts of a product in one language, by column. */
const productTexts = (product: (typeof wines)[number], locale: 'es' | 'en') =>
  Object.entries(product).filter(([column]) => column.endsWith(`_${locale}`));
const LOCALES = ['es', 'en'] as const;
const wordsOf = ({ words }: Event, locale: 'es' | 'en') => words[locale] as Text;
const inSantiago = (instant: string) => Temporal.Instant.from(instant).toZonedDateTimeISO(TIME_ZONE);
const textOf = (value: unknown) => JSON.stringify(value);

const NUMBERS = {
  es: [
    ...'cero uno dos tres cuatro cinco seis siete ocho nueve diez'.split(' '),
    ...'once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte'.split(' '),
  ],
  en: [
    ...'zero one two three four five six seven eight nine ten'.split(' '),
    ...'eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(' '),
  ],
};
const MONTHS = {
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
  en: 'january february march april may june july august september october november december'.split(' '),
};

const WEEKDAYS = {
  es: 'lunes martes miércoles jueves viernes sábado domingo'.split(' '),
  en: 'monday tuesday wednesday thursday friday saturday sunday'.split(' '),
};
const MILK = {
  es: /(?:leche (?:cruda |pasteurizada )?|queso )de (vaca|cabra|oveja)/g,
  en: /(cow|goat|sheep|ewe)’s milk/g,
};
/** Words for the vessels in which a wine ages, in both languages. */
const VESSELS = [
  /roble|barrica|oak|barrel/,
  /acero|steel/,
  /greda|clay/,
  /concreto|concrete/,
  /fudre|foudre/,
];

/** Months of a duration written in words, for example "un año" or "twenty-four months". */
const monthsIn = (text: string, locale: 'es' | 'en'): number | undefined => {
  const [, years] = /(\S+) (?:años?|years?)/.exec(text) ?? [];
  const [, months] = /(\S+) (?:meses|months)/.exec(text) ?? [];
  if (months) return /^(veinticuatro|twenty-four)$/.test(months) ? 24 : NUMBERS[locale].indexOf(months);
  if (years) return 12 * (/^(una?|an?)$/.test(years) ? 1 : NUMBERS[locale].indexOf(years));
  return undefined;
};

let year: Promise<Event[]> | undefined;
/**
 * Distance in months between the tested dates of seeding. A season has at most four months, so an event at a
 * fixed distance from the seeding is out of season for at least one month per quarter.
 */
const MONTHS_APART = process.env.TEST_FULL === '1' ? 1 : 3;
/** Events of shops that are seeded in different months of a year. Loaded once for both languages. */
const eventsOfAYear = (): Promise<Event[]> => {
  const readIn = async (month: number) => {
    const now = Temporal.Instant.from(`2026-${String(month).padStart(2, '0')}-15T12:00:00Z`);
    return (await loadContent(catalogue, now)).filter(isEvent);
  };
  const months = Array.from({ length: 12 / MONTHS_APART }, (_, index) => 1 + index * MONTHS_APART);
  year ??= Promise.all(months.map(readIn)).then((events) => events.flat());
  return year;
};

describe.each(LOCALES)('a text of the seed in %s', (locale) => {
  it('states the number of valleys and countries in the catalogue', () => {
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
    const { sales_areas } = pageOf('home', locale);
    const words = textOf(sales_areas).toLowerCase();
    const count = (noun: RegExp) => NUMBERS[locale].indexOf(noun.exec(words)?.[1] ?? '');
    expect(count(/(\S+) (?:valles|valleys)/)).toBe(valleys.size);
    expect(count(/(\S+) (?:países|countries)/)).toBe(countries.size);
  });

  it('names the harvest month of the wine’s facts', () => {
    const month = new RegExp(`\\b(${MONTHS[locale].join('|')})\\b`, 'gi');
    const wrong = wines.flatMap((wine) => {
      const sentences = productTexts(wine, locale)
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

  it('states a wine’s ageing as its facts do', () => {
    const wrong = wines.flatMap((wine) => {
      const fact = wine[`ageing_${locale}`]?.toLowerCase() ?? '';
      const told = wine[`description_${locale}`]?.split('. ').at(-1)?.toLowerCase() ?? '';
      const months = monthsIn(told, locale);
      const vessels = VESSELS.filter((vessel) => vessel.test(told));
      const isWrong =
        (/\d+ (?:meses|months)/.test(fact) && months !== undefined && !fact.includes(`${months} `)) ||
        (vessels.length > 0 && !vessels.some((vessel) => vessel.test(fact)));
      return isWrong ? [`${wine.slug}: ${told}, but ${fact}`] : [];
    });
    expect(wrong).toEqual([]);
  });

  it('recommends no longer cellaring than the wine’s facts', () => {
    const wait = /(?:olvidar|ábrelas en|forget for|open them in) (\S+) (?:años|years)/i;
    // The demo shop's current year is the year after its newest vintage.
    const today = Math.max(...wines.map(({ year }) => year ?? 0)) + 1;
    const waits = products.flatMap((product) => {
      const text = productTexts(product, locale).map(([, words]) => words);
      const years = NUMBERS[locale].indexOf(wait.exec(text.join(' '))?.[1] ?? '');
      const inside = product.contents?.map(({ sku }) => sku) ?? [product.sku];
      return years < 1 ? [] : inside.map((sku) => ({ slug: product.slug, years, sku }));
    });
    const wrong = waits.flatMap(({ slug, years, sku }) => {
      const wine = wines.find((one) => one.sku === sku);
      const until = (wine?.year ?? 0) + (wine?.guarda ?? 0);
      return wine && until < today + years
        ? [`${slug}: ${years} years, but ${wine.slug} is over in ${until}`]
        : [];
    });
    expect(wrong).toEqual([]);
  });

  it('states the bottles of a box, also by colour, as the box contains them', () => {
    const reds = ['tinto', 'natural', 'organico'];
    const colours: Record<string, readonly string[] | undefined> = {
      es: { blancos: ['blanco'], tintos: reds, botellas: undefined },
      en: { whites: ['blanco'], reds, bottles: undefined },
    }[locale];
    const wrong = products.flatMap((box) => {
      const [own = ''] = box[`description_${locale}`]?.split(/ (?:Trae|Inside): /) ?? [];
      const text = `${box[`detail_${locale}`]} ${box[`name_${locale}`]}. ${own}`.toLowerCase();
      return Object.entries(colours).flatMap(([noun, types]) => {
        const counts = [...text.matchAll(new RegExp(`(\\S+) ${noun}`, 'g'))]
          .map(([, word = '']) => NUMBERS[locale].indexOf(word))
          .filter((count) => count > 0);
        const held = (box.contents ?? []).filter(({ sku }) => {
          const tipo = wines.find((wine) => wine.sku === sku)?.tipo?.[0]?.value;
          return !types || (tipo && types.includes(tipo));
        });
        const bottles = held.reduce((sum, { qty }) => sum + qty, 0);
        return counts
          .filter((count) => box.type === 'box' && count !== bottles)
          .map((count) => `${box.slug}: ${count} ${noun}, but holds ${bottles}`);
      });
    });
    expect(wrong).toEqual([]);
  });

  it('states milk and weight of a cheese and age of a spirit as their facts do', () => {
    const wrong = loadCatalogue().products.flatMap(({ main, formats }) => {
      const text = main[`description_${locale}`]?.toLowerCase() ?? '';
      const fact = new RegExp(MILK[locale]).exec(main[`detail_${locale}`]?.toLowerCase() ?? '')?.[1];
      const milks = [...text.matchAll(MILK[locale])].map(([, milk]) => milk);
      const grams = [...text.matchAll(/(\d+) g\b/g)].map(([, weight]) => Number(weight));
      const weights = [main.unit_grams, main.format, ...formats.map(({ format }) => format)];
      const years = /^(\S+) (?:años|inviernos|years|winters)/.exec(text)?.[1];
      const age = years === undefined ? main.age : NUMBERS[locale].indexOf(years);
      return [
        ...milks.filter((milk) => fact && milk !== fact).map((milk) => `${main.slug}: ${milk}, but ${fact}`),
        ...grams.filter((weight) => !weights.includes(weight)).map((weight) => `${main.slug}: ${weight} g`),
        ...(main.age && age !== main.age ? [`${main.slug}: ${years}, but ${main.age}`] : []),
      ];
    });
    expect(wrong).toEqual([]);
  });

  it('states an event’s places, duration and day as its facts do', () => {
    const wrong = itemsOf('event').flatMap((event) => {
      const { slug, fields } = event;
      const { title, lead, seo, blocks } = wordsOf(event, locale);
      const text = textOf([title, lead, seo.description, blocks]).toLowerCase();
      const [starts, ends] = [inSantiago(fields.starts_at), inSantiago(fields.ends_at)];
      const minutes = starts.until(ends).total('minutes');
      const places = /(\S+) (?:personas|lugares|people(?! knows)|places)\b/g;
      const people = [...text.matchAll(places)].map(([, word = '']) => NUMBERS[locale].indexOf(word));
      const day = WEEKDAYS[locale].findIndex((name) => new RegExp(`\\b${name}\\b`).test(text)) + 1;
      const hours = /hora y media|an hour and a half/.test(text) ? 90 : undefined;
      return [
        ...people
          .filter((count) => count > 1 && count !== fields.capacity)
          .map((count) => `${slug}: ${count} places`),
        ...(day > 0 && day !== starts.dayOfWeek ? [`${slug}: ${WEEKDAYS[locale][day - 1]}`] : []),
        ...(hours && hours !== minutes ? [`${slug}: ${hours} minutes`] : []),
        ...(/al mediodía|at noon/.test(text) && ![12, 13].includes(starts.hour) ? [`${slug}: noon`] : []),
      ];
    });
    expect(wrong).toEqual([]);
  });

  it('schedules a harvest and an autumn tasting in their season in any month of seeding', async () => {
    const SEASONS = [
      { words: /vendimia|harvest|picking/i, months: [3, 4, 5] },
      { words: /otoño|otono|autumn(?!,)/i, months: [3, 4, 5, 6] },
    ];
    const wrong = (await eventsOfAYear()).flatMap((event) => {
      const { slug } = event;
      const held = inSantiago(event.fields.starts_at).month;
      const named = `${slug} ${wordsOf(event, locale).title}`;
      return SEASONS.filter(({ words, months }) => words.test(named) && !months.includes(held)).map(
        () => `${slug} in month ${held}`,
      );
    });
    expect(wrong).toEqual([]);
  });

  it('avoids the synonyms of fixed terms', () => {
    const everything = textOf([
      pageOf('layout', locale),
      itemsOf('page').map(({ words }) => words[locale]),
      products.map((product) => productTexts(product, locale)),
      [...loadCatalogue().labels].filter(([key]) => key.endsWith(` ${locale}`)),
    ]);
    expect(everything).not.toMatch(/"Blog"|Dulce \/ Late|Sweet \/ Late/);
  });

  it('leaves no Spanish words in English product names', () => {
    if (locale === 'es') return;
    const spanish =
      /\b(Años|Añejo|Licor|Vermut|Amargo|Tostada|Ensamblaje$|Naranjo|Selección|y|con|de Alejandría)\b/;
    const left = products.map(({ name_en }) => name_en ?? '').filter((name) => spanish.test(name));
    expect(left).toEqual([]);
  });

  it('has a unique description for each page', () => {
    const described = [
      ...itemsOf('page').map(({ slug }) => [slug, pageOf(slug, locale).seo]),
      ...[...textsOf('article', locale), ...textsOf('event', locale)].map(([slug, { seo }]) => [slug, seo]),
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

  it('counts the bottles of the boxes as the catalogue does', () => {
    const boxes = products
      .filter(({ type }) => type === 'box')
      .map(({ tipo, contents = [] }) => ({
        isGift: textOf(tipo).includes('para-regalar'),
        bottles: contents.reduce((sum, { qty }) => sum + qty, 0),
      }));
    const counts = boxes.map(({ bottles }) => bottles);
    const word = (count: number) => (locale === 'es' && count === 1 ? 'una' : NUMBERS[locale][count]);
    const range = [Math.min(...counts), Math.max(...counts)].map(word).join(locale === 'es' ? ' a ' : ' to ');
    for (const text of [pageOf('home', locale).gift_boxes.text, pageOf('boxes', locale).seo.description])
      expect(text.toLowerCase()).toContain(range);
    const gifts = [...new Set(boxes.flatMap(({ isGift, bottles }) => (isGift ? bottles : [])))];
    const list = new Intl.ListFormat(locale, { type: 'disjunction' }).format(
      gifts.toSorted((a, b) => a - b).map((count) => word(count) ?? ''),
    );
    expect(textOf(pageOf('layout', locale)).toLowerCase()).toContain(
      `${list.replace(', or', ' or')} ${locale === 'es' ? 'botellas' : 'bottles'}`,
    );
  });

  it('mentions bank transfer and order tracking in the help', () => {
    const help = textOf(pageOf('need-help', locale));
    expect(help).toMatch(/transferencia bancaria|bank transfer/);
    expect(help).toContain('/seguimiento');
  });

  it('mentions no end date of offers and no tastings of the shop in the policies', () => {
    const policies = textOf([pageOf('general-policies', locale), pageOf('general-conditions', locale)]);
    expect(policies).not.toMatch(
      /hasta cuándo dura|how long it lasts and|lo que dice la ficha|as long as the page says/,
    );
    expect(policies).not.toMatch(/son de nuestra mesa|come from our own tasting/);
  });

  it('links the help buttons to the frequent questions and to existing pages', () => {
    const { buttons } = pageOf('layout', locale).floating_buttons;
    expect(buttons.find(({ text }) => /reguntas|questions/.test(text))?.link).toBe(
      '/contacto/preguntas-frecuentes',
    );
    const paths = ROUTES.map(({ path }) => path);
    for (const { link } of buttons) if (link.startsWith('/')) expect(paths).toContain(link);
  });
});
