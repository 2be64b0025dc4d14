// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { BRAND_COLOURS } from 'shared-contracts/domain/brand-colours';
import { WEEKDAYS } from 'shared-contracts/domain/days';
import { expect, it } from 'vitest';
import { createFakeOffice, json } from '../../testing/fake-office.ts';
import { showScreen } from '../../testing/show-in-office.tsx';
import { itSends } from '../../testing/write-in-office.ts';
import { bar, settings } from './index.ts';

const both = (text: string) => ({ es: text, en: '' });
const HOURS = { is_open: true, opens: '18:00', last_seating: '22:00', closes: '23:00' };
const BAR = {
  seats: 40,
  duration_minutes: 120,
  slot_minutes: 30,
  lead_minutes: 60,
  horizon_days: 60,
  hours: Object.fromEntries(WEEKDAYS.map((name) => [name, HOURS])),
  yearly: [{ day: '12-25', es: 'Navidad', en: '' }],
};
const PHONE = { text: '+56 2 2345 6789', ...both('Tienda') };
const CONTACT = {
  address: 'Calle Uno 12',
  email: 'hola@casa.example',
  phones: [PHONE],
  pickup: { address: 'Calle Uno 12', hours: both('De 10 a 19'), ready: both('En un día') },
};
const PROMOTION = {
  is_visible: true,
  link: '/ofertas',
  es: { title: 'Vendimia', description: 'Vinos nuevos', button: 'Ver' },
  en: { title: '', description: '', button: '' },
};
const AGE_GATE = {
  es: { header_text: 'Hola', title: '¿Tienes 18?', text: 'La ley lo pide' },
  en: { header_text: '', title: '', text: '' },
};
const ACCOUNT = {
  bank: 'Banco Uno',
  account_type: both('Cuenta corriente'),
  account: '123',
  name: 'Casa Quillay',
  rut: '76.418.530-7',
  email: 'pagos@casa.example',
};
const COMPANY = { name: 'Casa Quillay', legal_name: 'Casa Quillay SpA', rut: '76.418.530-7' };
const PROMISE = {
  is_active: true,
  cut_off: '13:00',
  preparation_days: 1,
  workdays: ['monday', 'friday'],
  carrier_days: ['saturday'],
  carrier_by_region: [],
  closed: [{ first: '2027-02-01', last: '2027-02-14' }],
  pickup: { is_active: false, days: ['monday'], opens: '10:00', closes: '19:00', preparation_hours: 2 },
};
const VAN = {
  name: 'Camión propio',
  tracking_url: '',
  needs_number: false,
  service: 'by-hand',
  quotes: false,
  rates: [],
};
const CASES = {
  is_active: true,
  percent_6: 5,
  percent_12: 10,
  product_types: ['Wine'],
  min_different: 1,
  starts_on: null,
  ends_on: null,
};
const BRAND = { ...BRAND_COLOURS, headings: 'serif', logo: null };

interface Setting {
  key: string;
  value: object;
  /** Label and text of the changed field, and its path in the value. */
  change: readonly [label: string, text: string, path: string];
  changed: object;
}
const SETTINGS: readonly Setting[] = [
  {
    key: 'gift-box',
    value: { price: 4990 },
    change: ['Precio con IVA', '5.990', 'price'],
    changed: { price: 5990 },
  },
  {
    key: 'delivery-promise',
    value: PROMISE,
    change: ['Hora de corte', '15:30', 'cut_off'],
    changed: { ...PROMISE, cut_off: '15:30' },
  },
  {
    key: 'carriers',
    value: { carriers: [VAN] },
    change: ['Nombre', 'Furgón', 'carriers.0.name'],
    changed: { carriers: [{ ...VAN, name: 'Furgón' }] },
  },
  {
    key: 'alerts',
    value: { low_stock: 6, mail: true },
    change: ['Avisar con estas unidades o menos', '12', 'low_stock'],
    changed: { low_stock: 12, mail: true },
  },
  {
    key: 'discounts',
    value: { coupon_with_offers: 'refuse' },
    change: ['Cada producto toma la rebaja mayor: la de su oferta o la del cupón', '', 'coupon_with_offers'],
    changed: { coupon_with_offers: 'better_of_line' },
  },
  {
    key: 'channels',
    value: { google: false },
    change: ['Publicar los productos para buscadores y comparadores', '', 'google'],
    changed: { google: true },
  },
  {
    key: 'back-in-stock',
    value: { is_active: false },
    change: ['Mostrar «Avísame cuando vuelva» en los productos agotados', '', 'is_active'],
    changed: { is_active: true },
  },
  {
    key: 'cases',
    value: CASES,
    change: ['Ahorro de la caja de 6 (%)', '8', 'percent_6'],
    changed: { ...CASES, percent_6: 8 },
  },
  {
    key: 'transfer-account',
    value: ACCOUNT,
    change: ['Número de cuenta', '456', 'account'],
    changed: { ...ACCOUNT, account: '456' },
  },
  { key: 'company', value: COMPANY, change: ['RUT', '1-9', 'rut'], changed: { ...COMPANY, rut: '1-9' } },
  {
    key: 'contact',
    value: CONTACT,
    change: ['Número', '+56 9 1111 2222', 'phones.0.text'],
    changed: { ...CONTACT, phones: [{ ...PHONE, text: '+56 9 1111 2222' }] },
  },
  {
    key: 'promotion',
    value: PROMOTION,
    change: ['Botón (inglés)', 'See', 'en.button'],
    changed: { ...PROMOTION, en: { ...PROMOTION.en, button: 'See' } },
  },
  {
    key: 'age-gate',
    value: AGE_GATE,
    change: ['Texto (español)', 'Es la ley', 'es.text'],
    changed: { ...AGE_GATE, es: { ...AGE_GATE.es, text: 'Es la ley' } },
  },
  {
    key: 'brand',
    value: BRAND,
    change: ['Principal', '#401020', 'wine'],
    changed: { ...BRAND, wine: '#401020' },
  },
  {
    key: 'bar',
    value: BAR,
    change: ['Mes y día', '01-01', 'yearly.0.day'],
    changed: { ...BAR, yearly: [{ ...BAR.yearly[0], day: '01-01' }] },
  },
];

itSends(
  SETTINGS.map(({ key, value, change: [label, text, path], changed }) => ({
    name: `changes the setting ${key}, and leaves its other values`,
    area: key === 'bar' ? bar : settings,
    address: `/rules/${key}`,
    reads: { [`/office/settings/${key}`]: { id: key, version: 'a', value } },
    fill: { [label]: text, '¿Por qué?': 'lo pidió la dueña' },
    call: `PUT /office/settings/${key}`,
    body: { version: 'a', value: changed, reason: 'lo pidió la dueña' },
    answer: { id: key, version: 'b', value: changed },
    // A switch has no element that describes it.
    refuses: [`value.${path}`, text && label],
  })),
);

it('has a test for each setting', () => {
  const names = [bar, settings].flatMap(({ resources = [] }) => resources.map(({ name }) => name));
  expect(SETTINGS.map(({ key }) => key).toSorted()).toEqual(names.toSorted());
});

it.each([
  ['company', COMPANY],
  ['transfer-account', ACCOUNT],
])('lets a person empty the RUT of the setting %s and type another one', async (key, value) => {
  const read = () => json({ id: key, version: 'a', value });
  const office = createFakeOffice({ [`GET /office/settings/${key}`]: read });
  await showScreen(office, settings, `/rules/${key}`);
  for (const text of ['', '1-9']) {
    const field = await screen.findByLabelText<HTMLInputElement>(/^RUT/);
    fireEvent.change(field, { target: { value: text } });
    expect(field.value).toBe(text);
  }
});

it('does not save other days of delivery for a region twice', async () => {
  const line = { region_id: '05', carrier_days: ['friday'] };
  const value = { ...PROMISE, carrier_by_region: [line, line] };
  const office = createFakeOffice({
    'GET /office/settings/delivery-promise': () => json({ id: 'delivery-promise', version: 'a', value }),
    'GET /office/places': () => json({ data: [{ id: '05', name: 'Región de Valparaíso', communes: [] }] }),
  });
  await showScreen(office, settings, '/rules/delivery-promise');
  fireEvent.change(await screen.findByLabelText(/^¿Por qué\?/), { target: { value: 'otro reparto' } });
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findAllByText('Ya existe')).toHaveLength(2);
  expect(office.asked.some(({ method }) => method === 'PUT')).toBe(false);
});
