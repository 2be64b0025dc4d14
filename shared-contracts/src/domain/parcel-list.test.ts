import { expect, it } from 'vitest';
import { readParcelList, type WaitingOrder } from './parcel-list.ts';

const ORDERS = [
  { number: 'CQ-000001', booked: null },
  { number: 'CQ-000002', booked: null },
];
const read = (text: string, orders: readonly WaitingOrder[] = ORDERS) =>
  readParcelList(text, orders).map(({ line, order, number, problem }) => [
    line,
    order,
    number,
    problem && ('line' in problem ? `${problem.code} ${problem.line}` : problem.code),
  ]);

it('reads order and number of each line, with tabs, semicolons, spaces and small letters', () => {
  expect(read('cq 2,\tab 12-9\n\nCQ1; 555777\r\n')).toEqual([
    [1, 'CQ-000002', '', null],
    [3, 'CQ-000001', '555777', null],
  ]);
  expect(read('cq 2\tab 12-9')).toEqual([[1, 'CQ-000002', 'AB12-9', null]]);
});

it('reads order and number with only a space between them', () => {
  expect(read('CQ-000002 998877\ncq 1 ab 12-9')).toEqual([
    [1, 'CQ-000002', '998877', null],
    [2, 'CQ-000001', 'AB12-9', null],
  ]);
  expect(read('CQ-2\t\tCorreo Sur')).toEqual([[1, 'CQ-000002', '', null]]);
});

it('gives scanned numbers to the orders in the order of the batch', () => {
  expect(read('1111\n2222\n3333')).toEqual([
    [1, 'CQ-000001', '1111', null],
    [2, 'CQ-000002', '2222', null],
    [3, null, '3333', 'no-order-left'],
  ]);
});

it('gives a booked number to its order, and the others to the orders that are not booked', () => {
  const orders = [...ORDERS, { number: 'CQ-000003', booked: 'RS-77' }, { number: 'CQ-000004', booked: null }];
  expect(read('1111\nrs-77\n2222\n3333\n4444', orders)).toEqual([
    [1, 'CQ-000001', '1111', null],
    [2, 'CQ-000003', 'RS-77', null],
    [3, 'CQ-000002', '2222', null],
    [4, 'CQ-000004', '3333', null],
    [5, null, '4444', 'no-order-left'],
  ]);
});

it('gives a booked number to its order in a list that names other orders', () => {
  const orders = [...ORDERS, { number: 'CQ-000003', booked: 'RS-77' }];
  expect(read('CQ-2, 1111\nrs-77', orders)).toEqual([
    [1, 'CQ-000002', '1111', null],
    [2, 'CQ-000003', 'RS-77', null],
  ]);
  expect(read('CQ-3\nRS-77', orders).map(([, , , problem]) => problem)).toEqual([
    'order-twice 2',
    'order-twice 1',
  ]);
  expect(readParcelList('CQ-1\nRS-77; Correo Sur', orders).at(1)?.carrier).toBe('Correo Sur');
});

it('names the other line of an order or a number that is twice in the list', () => {
  expect(read('CQ-1,1111\nCQ-2,1111')).toEqual([
    [1, 'CQ-000001', '1111', 'number-twice 2'],
    [2, 'CQ-000002', '1111', 'number-twice 1'],
  ]);
  expect(read('CQ-1,1111\nCQ-1,2222').map(([, , , problem]) => problem)).toEqual([
    'order-twice 2',
    'order-twice 1',
  ]);
});

it('refuses a number that no carrier prints', () => {
  expect(read('CQ-1, 1?')).toEqual([[1, 'CQ-000001', '1?', 'bad-number']]);
});

it('reads orders without numbers', () => {
  expect(read('CQ-1\nCQ-2').map(([, order, , problem]) => [order, problem])).toEqual([
    ['CQ-000001', null],
    ['CQ-000002', null],
  ]);
});
