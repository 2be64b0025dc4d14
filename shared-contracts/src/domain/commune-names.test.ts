import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { communeIdOf, communeOptions, fullCommuneName, isPartOfCommuneName } from './commune-names.ts';

/** The official communes, as the demo shop imports them. */
const COMMUNES = readFileSync(new URL('../../../demo-shop/communes.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((row) => row.split(','))
  .map(([id = '', region = '', name = '']) => ({ id, region, name }));
const found = (text: string) =>
  COMMUNES.filter((commune) => isPartOfCommuneName(commune, text)).map(({ name }) => name);

/** Option that a browser selects when a user types into a `<select>`: the first one that starts with the text. */
const typedInto = (region: string, text: string) => {
  const options = communeOptions(COMMUNES.filter((commune) => commune.region === region));
  const option = options.find(({ label }) => label.toLowerCase().startsWith(text.toLowerCase()));
  return COMMUNES.find(({ id }) => id === communeIdOf(option?.value ?? ''))?.name;
};

describe('names of communes', () => {
  it.each([
    ['05', 'La C', 'Calera'],
    ['05', 'La Cr', 'La Cruz'],
    ['05', 'Calera', 'Calera'],
    ['05', 'Llay Llay', 'Llaillay'],
    ['05', 'Llaillay', 'Llaillay'],
    ['04', 'Paihuano', 'Paiguano'],
    ['04', 'Paiguano', 'Paiguano'],
    ['06', 'Marchigüe', 'Marchihue'],
    ['06', 'San Vicente de T', 'San Vicente'],
    ['11', 'Aisén', 'Aysén'],
    ['11', 'Puerto A', 'Aysén'],
    ['12', 'Puerto Natales', 'Natales'],
    ['13', 'Til Til', 'Tiltil'],
    ['16', 'Ránquil', 'Ránquil'],
    ['16', 'Treguaco', 'Trehuaco'],
  ])('in region %s, typing %j selects %s', (region, text, name) => {
    expect(typedInto(region, text)).toBe(name);
  });

  it.each([
    ['la calera', ['Calera']],
    ['LLAY-LLAY', ['Llaillay']],
    ['marchigue', ['Marchihue']],
    ['ranquil', ['Ránquil']],
    ['nunoa', ['Ñuñoa']],
    ['xyz', []],
  ])('a search for %j finds %j', (text, names) => {
    expect(found(text)).toEqual(names);
  });

  it('keep each option’s own value, and its commune', () => {
    const options = communeOptions(COMMUNES);
    expect(new Set(options.map(({ value }) => value)).size).toBe(options.length);
    expect(new Set(options.map(({ value }) => communeIdOf(value)))).toEqual(
      new Set(COMMUNES.map(({ id }) => id)),
    );
  });

  it('never repeat another commune of the same region', () => {
    for (const { region } of COMMUNES) {
      const labels = communeOptions(COMMUNES.filter((one) => one.region === region)).map(
        ({ label }) => label,
      );
      expect(new Set(labels).size).toBe(labels.length);
    }
  });

  it('show the other names beside the official one', () => {
    expect(fullCommuneName({ id: '05502', name: 'Calera' })).toBe('Calera (La Calera)');
    expect(fullCommuneName({ id: '13123', name: 'Providencia' })).toBe('Providencia');
  });

  it('belong to existing communes', () => {
    const named = COMMUNES.filter((commune) => fullCommuneName(commune) !== commune.name);
    expect(named.length).toBe(32);
  });
});
