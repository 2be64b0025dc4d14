import { expect, it } from 'vitest';
import { findCommunes } from './find-communes.ts';

const COMMUNES = ['Isla de Maipo', 'La Cisterna', 'Las Condes', 'Ñuñoa', 'Peñalolén'].map((name, index) => ({
  id: String(index),
  name,
  region_id: '13',
}));
const namesFor = (typed: string) => findCommunes(COMMUNES, typed).map(({ name }) => name);

it('names the communes that begin with what is typed before those that hold it', () => {
  expect(namesFor('la')).toEqual(['La Cisterna', 'Las Condes', 'Isla de Maipo']);
});

it('asks for neither accents nor case, and lists all while nothing is typed', () => {
  expect(namesFor(' PENALOLEN ')).toEqual(['Peñalolén']);
  expect(namesFor('nunoa')).toEqual(['Ñuñoa']);
  expect(namesFor('')).toEqual(COMMUNES.map(({ name }) => name));
});
