import { expect, it } from 'vitest';
import { readAmounts } from './numbers.ts';

it.each([
  ['vino hasta 10.000', null, 10_000],
  ['tinto menos de 8000', null, 8_000],
  ['vinos entre 5 y 10 lucas', 5_000, 10_000],
  ['entre 10.000 y 20.000', 10_000, 20_000],
  ['cabernet sobre 20 mil', 20_000, null],
  ['vino $8.000', 6_000, 10_000],
  ['vino de 4 lucas', 3_000, 5_000],
  ['red wine under 10000', null, 10_000],
  ['vino que no cueste mas de 10 lucas', null, 10_000],
  ['no quiero gastar mas de 10 lucas', null, 10_000],
  ['tinto que no valga mas de 15 mil', null, 15_000],
  ['vino que no pase de 10.000', null, 10_000],
  ['vinos que no superen los 10.000', null, 10_000],
  ['no more than 10000', null, 10_000],
  ['wine not more than 10000', null, 10_000],
  ['wine that does not cost more than 10000', null, 10_000],
  ['vino no menos de 20 mil', 20_000, null],
  ['10 lucas maximo', null, 10_000],
  ['vino 10 mil como maximo', null, 10_000],
  ['vino 10 lucas max', null, 10_000],
  ['vino 10 lucas a lo mas', null, 10_000],
  ['vino 10 lucas minimo', 10_000, null],
  ['vino por debajo de 10 mil', null, 10_000],
  ['vino que no pase los 10 mil', null, 10_000],
  ['mas de 10 mil y menos de 20 mil', 10_000, 20_000],
  ['sobre 10 mil y bajo 20 mil', 10_000, 20_000],
  ['no menos de 10 mil y no mas de 20 mil', 10_000, 20_000],
  ['over 10000 and under 20000', 10_000, 20_000],
  ['que no me cueste mas de 10 lucas', null, 10_000],
  ['vino que no me salga mas de 10 mil', null, 10_000],
  ['que no se pase de 10 lucas', null, 10_000],
  ['nada de mas de 10 lucas', null, 10_000],
  ['nada que pase de 10 lucas', null, 10_000],
  ['nada sobre 10 lucas', null, 10_000],
  ['nothing over 10000', null, 10_000],
  ['vino no dulce menos de 20 mil', null, 20_000],
  ['vino 10 lucas o menos', null, 10_000],
  ['wine 10000 or less', null, 10_000],
  ['vino 20 mil o mas', 20_000, null],
  ['caja de 30 lucas', 22_500, 37_500],
  ['caja de 10 a 20 lucas', 10_000, 20_000],
  ['caja de 20.000', 15_000, 25_000],
  ['bajo las 10 lucas', null, 10_000],
  ['que no pase las 10 lucas', null, 10_000],
  ['sobre las 20 lucas', 20_000, null],
  ['que no cueste mas de 10 a 15 lucas', null, 15_000],
  ['mas de 10 a 15 lucas', 10_000, 15_000],
  ['no quiero un vino de mas de 20 lucas', null, 20_000],
  ['no quiero vinos que pasen de 20 lucas', null, 20_000],
  ['i do not want a wine over 20000', null, 20_000],
  ['i do not want to spend more than 20000', null, 20_000],
  ['no wines over 20000', null, 20_000],
  ['no vinos de mas de 20 lucas', null, 20_000],
  ['ningun vino sobre 20 lucas', null, 20_000],
  ['no tengo mas que 10 lucas', null, 10_000],
  ['nunca mas de 10 lucas', null, 10_000],
  ['never more than 10000', null, 10_000],
  ['no puedo gastar mas de 20 lucas', null, 20_000],
  ['quesos entre 1990 y 4990', 1_990, 4_990],
  ['cerveza de 1990 a 2990', 1_990, 2_990],
  ['10 mil pesos', 7_500, 12_500],
  ['20 mil pesos maximo', null, 20_000],
  ['9,5 lucas', 7_125, 11_875],
  ['hasta 9.5k', null, 9_500],
  ['malbec,10 lucas', 7_500, 12_500],
  ['20.000 mil', 15_000, 25_000],
  ['hasta 1990', null, 1_990],
  ['desde 2000', 2_000, null],
  ['entre 1990 y 2990 pesos', 1_990, 2_990],
  ['mas de 10 mil pero menos de 20 mil', 10_000, 20_000],
  ['menos de 20 lucas y mas de 10 lucas', 10_000, 20_000],
  ['no mas de 20 mil y no menos de 10 mil', 10_000, 20_000],
  ['que no cueste menos de 10 mil ni mas de 20 mil', 10_000, 20_000],
  ['mas de 10 mil, pero que no pase de 20 mil', 10_000, 20_000],
  ['sobre 10 mil tinto bajo 20 mil', null, 20_000],
  ['maximo de 10 lucas', null, 10_000],
  ['maximum of 10000', null, 10_000],
  ['tope 10 lucas', null, 10_000],
  ['10 lucas tope', null, 10_000],
  ['menos que 10 lucas', null, 10_000],
  ['menor a 10.000', null, 10_000],
  ['inferior a 10.000', null, 10_000],
  ['minimo de 10 lucas', 10_000, null],
  ['mas que 10 lucas', 10_000, null],
  ['mayor a 10.000', 10_000, null],
  ['superior a 10.000', 10_000, null],
  ['que no excedan 10 lucas', null, 10_000],
  ['que no sobrepase 10 lucas', null, 10_000],
  ['sin pasarse de 10 lucas', null, 10_000],
  ['sin que pase de 10 lucas', null, 10_000],
  ['unas 10 lucas', 7_500, 12_500],
  ['alrededor de 10 lucas', 7_500, 12_500],
  ['cerca de 10 lucas', 7_500, 12_500],
  ['mas o menos 10 lucas', 7_500, 12_500],
  ['10 lucas mas o menos', 7_500, 12_500],
])('reads the price of "%s"', (text, min, max) => {
  expect(readAmounts(text).price).toMatchObject({ min, max });
});

it('reads "q sale" as phones write it, so that "sale" is no offer', () => {
  expect(readAmounts('vino q sale 10 lucas')).toMatchObject({ price: { min: 7_500 }, rest: 'vino q  ' });
});

it.each([
  ['vino que cueste menos de 10 lucas', null, 10_000],
  ['vino que cueste 10 lucas', 7_500, 12_500],
  ['vino que valga 10 lucas', 7_500, 12_500],
  ['vino que sale a 10 lucas', 7_500, 12_500],
])('reads the verb of "%s" with the price', (text, min, max) => {
  const { price, rest } = readAmounts(text);
  expect(price).toMatchObject({ min, max });
  expect(rest.trim()).toBe('vino que');
});

it.each([
  ['wine on sale under 20000', 'wine on sale'],
  ['sale hasta 10000', 'sale'],
  ['vino 10.000 pesos chilenos', 'vino'],
  ['no quiero un vino de mas de 20 lucas', 'quiero un vino'],
])('leaves of "%s" only the words that tell no price', (text, rest) => {
  expect(readAmounts(text).rest.trim().replaceAll(/\s+/g, ' ')).toBe(rest);
});

it('leaves no denial of a limit as words', () => {
  expect(readAmounts('no quiero nada de mas de 10 lucas').rest.trim()).toBe('');
});

it.each([
  'malbec from 2018 under 20000',
  'malbec desde 2018 a lo mas 20 lucas',
  'malbec hasta 2018 menos de 20 mil',
])('reads the highest price of "%s" beside its year', (text) => {
  const { price, facts } = readAmounts(text);
  expect([price?.max, facts.map(({ fact }) => fact)]).toEqual([20_000, ['year:2018']]);
});

it.each([
  ['merlot 2021', 'year:2021'],
  ['tinto 2018 o mas', 'year:2018'],
  ['vino 1990 o mas antiguo', 'year:1990'],
  ['malbec from 2018', 'year:2018'],
  ['malbec desde 2018', 'year:2018'],
  ['vino 375 ml', 'volume:375'],
  ['vino 750 mililitros', 'volume:750'],
  ['espumante 1,5 litros', 'volume:1500'],
  ['queso 250 gramos', 'grams:250'],
  ['caja 6 botellas', 'bottles:6'],
  ['caja de 6', 'bottles:6'],
  ['pack 6 vinos', 'bottles:6'],
  ['caja de 12', 'bottles:12'],
  ['6 pack', 'bottles:6'],
  ['case of 6', 'bottles:6'],
])('reads the fact of "%s", which is no price', (text, fact) => {
  const { price, facts } = readAmounts(text);
  expect(price).toBeNull();
  expect(facts.map((one) => one.fact)).toEqual([fact]);
});

it.each([
  ['malbec 2018 o 2019', ['2018', 'o 2019']],
  ['entre 2015 y 2018', ['2015', '2018']],
  ['desde 2018 hasta 2020', ['desde 2018', 'hasta 2020']],
])('reads each year of "%s", and no price', (text, years) => {
  const { price, facts } = readAmounts(text);
  expect([price, facts.map((one) => one.text)]).toEqual([null, years]);
});

it('reads the price of "carmenere de 2019 a 10 lucas" beside its year', () => {
  expect(readAmounts('carmenere de 2019 a 10 lucas')).toMatchObject({
    price: { min: 7_500, max: 12_500 },
    facts: [{ fact: 'year:2019' }],
  });
});

it.each([
  'whisky 12 anos',
  'no 2018 o 2019',
  '1.234.56 lucas',
  'caja 18 de septiembre',
  'caja 14 de febrero',
  'caja de 12 meses',
  'caja 6 cuotas',
  'wine-12',
  'cata 3',
  '99999999999999999999 pesos',
  '3.000.000.000 pesos',
  'G2',
  'excepto 2018',
  'nunca 2018',
  'neither 2018 nor 2019',
  'que no sea el 2018',
])('leaves "%s" as it is', (text) => {
  expect(readAmounts(text)).toEqual({ price: null, facts: [], rest: text });
});
