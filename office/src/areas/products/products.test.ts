import { expect, it } from 'vitest';
import { createOfficeClient } from '../../api/office-client.ts';
import { createFakeOffice, json } from '../../testing/fake-office.ts';
import { applyChanges, isBulkReasonReady, planOffers } from './apply-changes.ts';
import { amountOf, type BulkForm, isBulkReady, previewBulk, signedOf } from './bulk-change.ts';
import { formatName } from './format-name.ts';
import { readText } from './read-text.ts';
import type { PlanPreview, PricePreview } from './types.ts';

const openOffice = (answers: Parameters<typeof createFakeOffice>[0]) => {
  const office = createFakeOffice(answers);
  const parts = { locale: () => 'es', askToSignIn: async () => false, fetch: office.fetch };
  return { ...office, client: createOfficeClient(parts) };
};
const form = (changes: Partial<BulkForm>): BulkForm => ({
  when: 'now',
  from: '',
  to: '',
  method: 'set',
  amount: '1',
  round: '10',
  reference: 'keep',
  ...changes,
});
const row = (sku: string, changes: Partial<PricePreview>): PricePreview => ({
  sku,
  name: sku,
  grams: null,
  version: '7',
  before: { price: 1_000, reference_price: null },
  after: { price: 2_000, reference_price: null },
  refused: null,
  ...changes,
});

it.each([
  ['-10', 1, -10],
  ['−12,5 %', 1, -12.5],
  ['+3', 0, 3],
  ['12,5', 0, null],
  ['diez', 1, null],
] as const)('reads %j with %i decimals as %s', (text, decimals, value) => {
  expect(signedOf(text, decimals)).toBe(value);
});

it('has no amount while it is not typed, and none for the end of an offer', () => {
  expect(amountOf(form({ amount: '' }))).toBeNull();
  expect(amountOf(form({ method: 'end-offer', amount: '' }))).toBe(0);
});

it('asks for a preview of the typed change', async () => {
  const { client, asked } = openOffice({
    'POST /office/prices/preview': () => json({ rows: [] }),
    'POST /office/stock/preview': () => json({ rows: [] }),
  });
  await previewBulk(
    client,
    'prices',
    ['A'],
    form({ method: 'percent', amount: '−5', reference: 'current-price' }),
  );
  await previewBulk(client, 'stock', ['A'], form({ method: 'add', amount: '-3' }));
  expect(asked.map(({ body }) => body)).toEqual([
    {
      skus: ['A'],
      change: { price: { kind: 'percent', percent: -5 }, round: 10, reference: 'current-price' },
    },
    { skus: ['A'], change: { kind: 'add', units: -3 } },
  ]);
});

const WEEKEND = { from: '2099-01-10T09:00', to: '2099-01-12T09:00' };
const TIMES = { starts_at: '2099-01-10T12:00:00.000Z', ends_at: '2099-01-12T12:00:00.000Z' };

it.each([
  [WEEKEND, true],
  [{ ...WEEKEND, to: '' }, true],
  [{ ...WEEKEND, from: '' }, false],
  [{ from: '2020-01-10T09:00', to: '' }, false],
  [{ ...WEEKEND, to: WEEKEND.from }, false],
  // Daylight saving skips this hour.
  [{ ...WEEKEND, to: '2027-09-05T00:00' }, false],
])('a planned offer at %j is ready: %j', (hours, isReady) => {
  expect(isBulkReady(form({ when: 'planned', ...hours }))).toBe(isReady);
  expect(isBulkReady(form(hours))).toBe(true);
});

it('asks for a preview of a planned offer, and plans its changed rows in hours of Santiago', async () => {
  const { client, asked } = openOffice({
    'POST /office/price-plans/preview': () => json({ rows: [] }),
    'POST /office/price-plans/many': () => json({ changed: 1 }),
  });
  const planned = form({ when: 'planned', method: 'percent', amount: '-20', ...WEEKEND });
  await previewBulk(client, 'prices', ['A'], planned);
  const { version: _, ...after } = row('A', { after: { price: 800, reference_price: '1000' } });
  const rows = [after, { ...after, sku: 'B', before: after.after }] as PlanPreview[];
  await planOffers(client, rows, { ...planned, to: '' }, 'Cyber');
  expect(asked.map(({ body }) => body)).toEqual([
    { skus: ['A'], change: { price: { kind: 'percent', percent: -20 }, round: 10 }, ...TIMES },
    { rows: [{ sku: 'A', price: 800 }], kind: 'offer', ...TIMES, ends_at: null, reason: 'Cyber' },
  ]);
});

it('applies only changed rows with the versions of the preview, and keeps words as reference price', async () => {
  const { client, asked } = openOffice({ 'POST /office/prices': () => json({ changed: 3 }) });
  const rows = [
    row('A', {}),
    row('B', { after: { price: 1_000, reference_price: null } }),
    row('C', { after: { price: 900, reference_price: '1000' } }),
    row('D', { before: { price: 1, reference_price: 'Club' }, after: { price: 2, reference_price: 'Club' } }),
    row('E', { after: null, refused: 'no-offer' }),
  ];
  await applyChanges(client, 'prices', rows, { reason: 'lista', cause: 'count' });
  expect(asked[0]?.body).toEqual({
    rows: [
      { sku: 'A', version: '7', price: 2_000, reference_price: null },
      { sku: 'C', version: '7', price: 900, reference_price: 1_000 },
      { sku: 'D', version: '7', price: 2 },
    ],
    reason: 'lista',
  });
});

it('asks why for prices, and for another cause of a correction', () => {
  expect(isBulkReasonReady('prices', { reason: '', cause: 'count' })).toBe(false);
  expect(isBulkReasonReady('stock', { reason: '', cause: 'count' })).toBe(true);
  expect(isBulkReasonReady('stock', { reason: '', cause: 'other' })).toBe(false);
});

it('reads files of older spreadsheets', async () => {
  expect(await readText(new Blob(['precio;añada']))).toBe('precio;añada');
  expect(await readText(new Blob([new Uint8Array([0x61, 0xf1, 0x6f])]))).toBe('año');
});

it('names a format by its grams when the product has several', () => {
  const formats = [{ grams: 150 }, { grams: 300 }] as never;
  expect(formatName({ name: 'Queso', formats }, { grams: 150 })).toBe('Queso, 150 g');
  expect(formatName({ name: 'Vino', formats: [{ grams: null }] as never }, { grams: null })).toBe('Vino');
});
