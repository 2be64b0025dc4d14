/** Continent → slugs of the filter `pais`. Other countries have no continent. */
import type { Bilingual } from '../products/bilingual.ts';

interface Continent {
  value: string;
  label: Bilingual;
  countries: readonly string[];
}

export const CONTINENTS: readonly Continent[] = [
  {
    value: 'america',
    label: { es: 'América', en: 'The Americas' },
    countries: [
      'chile',
      'argentina',
      'uruguay',
      'brasil',
      'bolivia',
      'peru',
      'mexico',
      'estados-unidos',
      'canada',
    ],
  },
  {
    value: 'europa',
    label: { es: 'Europa', en: 'Europe' },
    countries: [
      'francia',
      'espana',
      'italia',
      'portugal',
      'alemania',
      'austria',
      'suiza',
      'hungria',
      'grecia',
      'inglaterra',
    ],
  },
  { value: 'oceania', label: { es: 'Oceanía', en: 'Oceania' }, countries: ['australia', 'nueva-zelanda'] },
  { value: 'africa', label: { es: 'África', en: 'Africa' }, countries: ['sudafrica', 'marruecos'] },
  { value: 'asia', label: { es: 'Asia', en: 'Asia' }, countries: ['georgia', 'armenia', 'libano', 'israel'] },
];

/** Countries of the named continents. */
export const countriesOf = (continents: readonly string[]): string[] =>
  CONTINENTS.filter(({ value }) => continents.includes(value)).flatMap(({ countries }) => countries);

export const continentOf = (country: string): string =>
  CONTINENTS.find(({ countries }) => countries.includes(country))?.value ?? '';
