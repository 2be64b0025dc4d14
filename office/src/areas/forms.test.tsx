// @vitest-environment happy-dom
/** One list, so that its last test finds a form that is not in it. */
import { expect, it } from 'vitest';
import { itSends } from '../testing/write-in-office.ts';
import { AREAS } from './areas.ts';
import { closedDays } from './closed-days/index.ts';
import { coupons } from './coupons/index.ts';
import { delivery } from './delivery/index.ts';
import { events } from './events/index.ts';
import { houseCases } from './house-cases/index.ts';
import { incidents } from './incidents/index.ts';
import { orders } from './orders/index.ts';
import { reservations } from './reservations/index.ts';
import { searchWords } from './search-words/index.ts';
import { bar, settings } from './settings/index.ts';
import { staff } from './staff/index.ts';
import { taxes } from './taxes/index.ts';

const WHY = { '¿Por qué?': 'lo pidió la dueña' };
const reason = WHY['¿Por qué?'];

const LIMITS = { min_total: 0, uses: 5, expires_on: null, is_auto: false };
const CONDITIONS = { starts_on: null, once_per_person: false, product_types: [], product_ids: [] };
const COUPON = {
  id: '7',
  version: 'a',
  code: 'VERANO',
  amount: 3000,
  percent: null,
  used: 0,
  status: 'active',
  ...LIMITS,
};
const REGION = {
  id: '12',
  version: 'a',
  name: 'Magallanes',
  rate: { price: 3990, min_days: 1, max_days: 2 },
};
const COMMUNE = { id: '12101', version: 'c', name: 'Río Verde', is_delivered: true, rate: null };
const EVENT_TEXTS = { title: 'Cata', lead: 'Cinco vinos', place: 'El bar', text: null };
const EVENT = {
  kind: 'tasting',
  day: '2030-08-14',
  hour: '19:30',
  duration_minutes: 120,
  price: 0,
  capacity: 12,
  max_persons: 6,
  is_visible: true,
  es: EVENT_TEXTS,
  en: EVENT_TEXTS,
};
const FREE_SEATS = {
  closed: null,
  hours: ['20:00', '21:00'].map((hour) => ({ hour, is_free: true, seats_left: 4 })),
  events: [{ id: '4', title: 'Cata', hour: '19:30', is_free: true, seats_left: 5 }],
};
const LOICA = {
  data: [
    {
      id: '3',
      name: 'Loica',
      visible: true,
      formats: [{ sku: 'W3', grams: null, price: 8000, for_sale: 12 }],
    },
  ],
  total: 1,
  more: false,
};
/** Text that staff type for an order by phone, by the field's label. */
const PHONE_ORDER_LINES = {
  'Buscar un producto': 'Loica (W3) · $8.000 · quedan 12',
  'Unidades de W3': '3',
};
const PHONE_ORDER_BUYER = {
  'Nombre de quien compra': 'Rosa',
  'Apellido de quien compra': 'Soto',
  RUT: '12.345.678-5',
  Teléfono: '9 8765 4321',
  Correo: 'rosa@correo.example',
  Transferencia: '',
  'Dijo que es mayor de 18 años y que acepta los términos': '',
};
/** The same in the body of the request. */
const PHONE_ORDER = {
  lines: [{ sku: 'W3', qty: 3 }],
  email: 'rosa@correo.example',
  name: 'Rosa',
  surname: 'Soto',
  rut: '12.345.678-5',
  phone: '9 8765 4321',
  payment_method: { platform: 'transfer', document: '0' },
  for_account: false,
  agreed: true,
};
const INCIDENT = {
  since: '2026-06-11',
  what: 'Se perdió un teléfono',
  data: ['orders'],
  data_from: null,
  data_to: null,
  agency_told_on: null,
  agency_told: '',
  people_told_on: null,
  people_told: '',
};
const WORD = {
  id: 'es:tinto',
  version: 'a',
  kind: 'meaning',
  locale: 'es',
  phrase: 'tinto',
  facts: ['type:red'],
  product_ids: [],
  labels: [],
};
const FACTS = { '/office/search-facts': { data: [{ fact: 'type:red', label: 'Tinto', products: 3 }] } };
const MEMBER = {
  id: '7',
  version: 'a',
  name: 'Rosa',
  email: 'rosa@casa.example',
  role: 'support',
  status: 'active',
};
const TAXES = {
  mode: 'off',
  begins_on: '2030-08-01',
  issuer: {
    rut: '76.123.456-0',
    name: 'Casa Quillay SpA',
    activity: 'Venta de vinos',
    activity_codes: [472200],
    address: 'Los Aromos 1',
    commune: 'Providencia',
  },
  resolution: { number: 0, date: '2030-07-01' },
  boleta: { webpay: 'issued', transfer: 'issued' },
};
const PROOF = { 'Tu contraseña': 'una frase larga', 'Código de tu aplicación': '123456' };
const proof = { password: 'una frase larga', code: '123456' };
const STAFF = { area: staff, address: '/staff/7', reads: { '/office/staff/7': MEMBER } };

const FORMS: Parameters<typeof itSends>[0] = [
  {
    name: 'creates a coupon of the chosen kind',
    area: coupons,
    address: '/coupons/create',
    fill: {
      Código: 'verano',
      'Por ciento': '',
      'Por ciento de descuento': '10',
      'Compra mínima en productos': '20.000',
    },
    submit: 'Crear cupón',
    call: 'POST /office/coupons',
    body: {
      code: 'VERANO',
      amount: null,
      percent: 10,
      ...LIMITS,
      min_total: 20_000,
      uses: null,
      email: null,
      free_delivery: false,
      ...CONDITIONS,
    },
    answer: { id: '7' },
    refuses: ['code', 'Código'],
  },
  {
    name: 'creates a coupon of free delivery for one kind of products, from a day on',
    area: coupons,
    address: '/coupons/create',
    fill: {
      Código: 'envio',
      'Despacho gratis': '',
      'Primer día': '2030-08-14',
      'Una vez por persona': '',
    },
    submit: 'Crear cupón',
    call: 'POST /office/coupons',
    body: {
      code: 'ENVIO',
      amount: null,
      percent: null,
      ...LIMITS,
      uses: null,
      email: null,
      free_delivery: true,
      ...CONDITIONS,
      starts_on: '2030-08-14',
      once_per_person: true,
    },
    answer: { id: '7' },
    refuses: ['starts_on', 'Primer día'],
  },
  {
    name: 'changes the limits of a coupon',
    area: coupons,
    address: '/coupons/7',
    reads: { '/office/coupons/7': COUPON },
    fill: { 'Cuántos pedidos lo pueden usar': '20', ...WHY },
    call: 'PUT /office/coupons/7',
    body: { version: 'a', ...LIMITS, ...CONDITIONS, uses: 20, reason },
    refuses: ['uses', 'Cuántos pedidos lo pueden usar'],
  },
  {
    name: 'adds a case of the house, and tells that it has too few bottles',
    area: houseCases,
    address: '/house-cases/create',
    fill: { 'Nombre (español)': 'Asado', 'Nombre (inglés)': 'Barbecue' },
    submit: 'Crear caja',
    call: 'POST /office/house-cases',
    body: { es: 'Asado', en: 'Barbecue', product_ids: [], is_active: true },
    answer: { id: '3' },
    refuses: ['product_ids', ''],
  },
  {
    name: 'changes a case of the house by its bottles',
    area: houseCases,
    address: '/house-cases/3',
    reads: {
      '/office/house-cases/3': {
        id: '3',
        version: 'a',
        es: 'Asado',
        en: 'Barbecue',
        product_ids: [7, 7, 7, 7, 8, 8],
        is_active: true,
        products: [],
        price: 60_000,
        status: 'shown',
      },
      '/office/products/7': { id: '7', name: 'Loica' },
      '/office/products/8': { id: '8', name: 'Perquenco' },
    },
    fill: {
      'Nombre (español)': 'Para el asado',
      'Una botella más de Loica': '',
      'Una botella menos de Perquenco': '',
    },
    call: 'PUT /office/house-cases/3',
    body: {
      version: 'a',
      es: 'Para el asado',
      en: 'Barbecue',
      product_ids: [7, 7, 7, 7, 7, 8],
      is_active: true,
    },
    refuses: ['es', 'Nombre (español)'],
  },
  {
    name: 'sets the issuing of tax documents',
    area: taxes,
    address: '/taxes',
    reads: {
      '/office/taxes': {
        id: 'taxes',
        version: 'a',
        value: TAXES,
        certificate: null,
        numbers: [],
        missing: 0,
      },
    },
    fill: { Giro: 'Venta de vinos y quesos', 'Unidad del SII': 'Santiago Oriente', ...WHY },
    call: 'PUT /office/taxes',
    body: {
      version: 'a',
      value: {
        ...TAXES,
        issuer: { ...TAXES.issuer, activity: 'Venta de vinos y quesos' },
        unit: 'Santiago Oriente',
      },
      reason,
    },
    refuses: ['value.issuer.activity', 'Giro'],
  },
  {
    name: 'changes the price and the days of a region',
    area: delivery,
    address: '/delivery/12',
    reads: { '/office/delivery/12': { ...REGION, communes: [] } },
    fill: { 'Precio con IVA': '4.990', hasta: '4', 'Gratis desde': '50.000', ...WHY },
    call: 'PUT /office/delivery/12',
    body: { version: 'a', rate: { price: 4990, min_days: 1, max_days: 4, free_from: 50_000 }, reason },
    refuses: ['rate.max_days', 'hasta'],
  },
  {
    name: 'ends the delivery to a region',
    area: delivery,
    address: '/delivery/12',
    reads: { '/office/delivery/12': { ...REGION, communes: [] } },
    fill: { 'Despachamos a esta región': '', ...WHY },
    call: 'PUT /office/delivery/12',
    body: { version: 'a', rate: null, reason },
    refuses: ['reason', '¿Por qué?'],
  },
  {
    name: 'gives a commune a rate of its own',
    area: delivery,
    address: '/delivery/12',
    reads: { '/office/delivery/12': { ...REGION, communes: [COMMUNE] } },
    open: ['Cambiar Río Verde'],
    fill: {
      'Con precio y plazo propios': '',
      'Precio con IVA': '8.990',
      'Días hábiles, desde': '6',
      hasta: '9',
      ...WHY,
    },
    call: 'PUT /office/communes/12101',
    body: { version: 'c', is_delivered: true, rate: { price: 8990, min_days: 6, max_days: 9 }, reason },
    refuses: ['rate.price', 'Precio con IVA'],
    isKept: false,
  },
  {
    name: 'closes the bar on a day',
    area: closedDays,
    address: '/closed-days/create',
    fill: { Día: '2030-08-14', 'Motivo (español)': 'Inventario' },
    submit: 'Cerrar un día',
    call: 'POST /office/closed-days',
    body: { day: '2030-08-14', es: 'Inventario', en: '' },
    answer: { id: '2030-08-14' },
    refuses: ['day', 'Día'],
  },
  {
    name: 'creates an event',
    area: events,
    address: '/events/create',
    fill: {
      'Título (español)': 'Cata',
      'Resumen (español)': 'Cinco vinos',
      'Lugar (español)': 'El bar',
      Tipo: 'Cena',
      Día: '2030-08-14',
      'Precio por persona con IVA': '25.000',
    },
    submit: 'Crear evento',
    call: 'POST /office/events',
    body: {
      ...EVENT,
      kind: 'dinner',
      price: 25_000,
      es: { title: 'Cata', lead: 'Cinco vinos', place: 'El bar' },
      en: { title: '', lead: '', place: '', text: '' },
    },
    answer: { id: '4' },
    refuses: ['es.title', 'Título (español)'],
  },
  {
    name: 'changes an event without its formatted text',
    area: events,
    address: '/events/4',
    reads: { '/office/events/4': { ...EVENT, id: '4', version: 'a', seats_taken: 2, reservations: 1 } },
    fill: { Cupos: '20', ...WHY },
    call: 'PUT /office/events/4',
    body: { ...EVENT, capacity: 20, version: 'a', reason },
    refuses: ['capacity', 'Cupos'],
  },
  {
    name: 'adds a reservation of a guest who calls',
    area: reservations,
    address: '/reservations/create?date=2030-08-14',
    reads: { '/office/free-seats': FREE_SEATS },
    fill: { Nombre: 'Rosa Soto', Teléfono: '9 8765 4321', Hora: '21:00 · quedan 4 lugares' },
    submit: 'Anotar',
    call: 'POST /office/reservations',
    body: {
      event: null,
      date: '2030-08-14',
      hour: '21:00',
      people: 2,
      name: 'Rosa Soto',
      phone: '9 8765 4321',
      email: '',
      note: '',
    },
    answer: { id: '7', date: '2030-08-14' },
    refuses: ['people', 'Personas'],
  },
  {
    name: 'adds a reservation of an event, with its hour',
    area: reservations,
    address: '/reservations/create?date=2030-08-14&event=4',
    reads: { '/office/free-seats': FREE_SEATS },
    fill: { Nombre: 'Rosa Soto', Teléfono: '9 8765 4321', Correo: 'rosa@correo.example' },
    submit: 'Anotar',
    call: 'POST /office/reservations',
    body: {
      event: '4',
      date: '2030-08-14',
      hour: '19:30',
      people: 2,
      name: 'Rosa Soto',
      phone: '9 8765 4321',
      email: 'rosa@correo.example',
      note: '',
    },
    answer: { id: '7', date: '2030-08-14' },
    refuses: ['email', 'Correo'],
  },
  {
    name: 'places an order by phone',
    area: orders,
    address: '/orders/create',
    reads: {
      '/office/products': LOICA,
      'POST /office/phone-orders/price': { subtotal: 24_000, discount: 0, price_delivery: 0, total: 24_000 },
    },
    fill: {
      ...PHONE_ORDER_LINES,
      'Retiro en tienda': '',
      ...PHONE_ORDER_BUYER,
    },
    submit: 'Crear el pedido',
    call: 'POST /office/phone-orders',
    body: {
      ...PHONE_ORDER,
      delivery: { method: 'pickup' },
      expected_total: 24_000,
    },
    answer: { id: '7' },
    refuses: ['lines.0.qty', 'Unidades de W3'],
  },
  {
    name: 'places an order by phone with the fastest delivery',
    area: orders,
    address: '/orders/create',
    reads: {
      '/office/products': LOICA,
      '/office/places': {
        data: [
          {
            id: '13',
            name: 'Metropolitana',
            communes: [{ id: '13201', name: 'Puente Alto', price: 3990, free_from: null }],
          },
        ],
      },
      'POST /office/phone-orders/price': {
        subtotal: 24_000,
        discount: 0,
        price_delivery: 3990,
        total: 27_990,
        arrival: 'entre el jueves 3 de diciembre y el viernes 4 de diciembre',
        fastest: {
          subtotal: 24_000,
          discount: 0,
          price_delivery: 6990,
          total: 30_990,
          arrival: 'el jueves 3 de diciembre',
          arrives_by: '2026-12-03',
        },
      },
    },
    fill: {
      ...PHONE_ORDER_LINES,
      Comuna: 'Puente Alto, Metropolitana',
      Dirección: 'Los Boldos 9',
      'El más rápido · $6.990 · el jueves 3 de diciembre': '',
      ...PHONE_ORDER_BUYER,
    },
    submit: 'Crear el pedido',
    call: 'POST /office/phone-orders',
    body: {
      ...PHONE_ORDER,
      delivery: {
        method: 'home',
        address: 'Los Boldos 9',
        commune_id: '13201',
        option: 'fastest',
      },
      expected_total: 30_990,
      expected_arrival: '2026-12-03',
    },
    answer: { id: '7' },
    refuses: ['lines.0.qty', 'Unidades de W3'],
  },
  {
    name: 'adds an incident',
    area: incidents,
    address: '/incidents/create',
    fill: { 'Desde cuándo': '2026-06-11', 'Qué pasó': 'Se perdió un teléfono', Pedidos: '' },
    call: 'POST /office/incidents',
    body: INCIDENT,
    answer: { id: '4' },
    refuses: ['what', 'Qué pasó'],
  },
  {
    name: 'notes when the Agency was told of an incident',
    area: incidents,
    address: '/incidents/4',
    reads: { '/office/incidents/4': { ...INCIDENT, id: '4', version: 'a', people: 0 } },
    fill: { 'Aviso a la Agencia': '2026-06-12', 'Qué se le dijo a la Agencia': 'Ingreso 4411' },
    call: 'PUT /office/incidents/4',
    body: { ...INCIDENT, version: 'a', agency_told_on: '2026-06-12', agency_told: 'Ingreso 4411' },
    refuses: ['agency_told_on', 'Aviso a la Agencia'],
  },
  {
    name: 'gives a searched word a meaning',
    area: searchWords,
    address: '/search-words/create',
    reads: FACTS,
    fill: { 'Lo que la gente escribe': 'tinto' },
    submit: 'Agregar',
    call: 'POST /office/search-words',
    body: { kind: 'meaning', locale: 'es', phrase: 'tinto', facts: [], product_ids: [] },
    answer: WORD,
    refuses: ['phrase', 'Lo que la gente escribe'],
  },
  {
    name: 'changes the job of a person',
    ...STAFF,
    fill: { Trabajo: 'Bodega', ...WHY },
    call: 'PUT /office/staff/7',
    body: { version: 'a', name: 'Rosa', role: 'warehouse', disabled: false, reason },
    refuses: ['reason', '¿Por qué?'],
  },
  {
    name: 'invites a person',
    area: staff,
    address: '/staff',
    reads: { '/office/staff': { data: [MEMBER], total: 1, more: false } },
    open: ['Invitar'],
    fill: { Nombre: 'Luis', Correo: 'luis@casa.example', Trabajo: 'Bodega', ...PROOF },
    submit: 'Enviar la invitación',
    call: 'POST /office/staff',
    body: { name: 'Luis', email: 'luis@casa.example', role: 'warehouse', ...proof },
    answer: { staff: { email: 'luis@casa.example' } },
    refuses: ['email', 'Correo'],
    isKept: false,
  },
  {
    name: 'gives a word another meaning',
    area: searchWords,
    address: '/search-words/es%3Atinto',
    reads: { '/office/search-words/es%3Atinto': { ...WORD, facts: [] }, ...FACTS },
    fill: { 'Lo que significa': 'Tinto (3 productos)' },
    call: 'PUT /office/search-words/es%3Atinto',
    body: { version: 'a', facts: ['type:red'], product_ids: [] },
    refuses: ['facts', 'Lo que significa'],
  },
  {
    name: 'unpins a product from a search',
    area: searchWords,
    address: '/search-words/es%3Atinto',
    reads: { '/office/search-words/es%3Atinto': { ...WORD, kind: 'pins', facts: [], product_ids: [3, 5] } },
    open: ['Quitar Producto 3'],
    call: 'PUT /office/search-words/es%3Atinto',
    body: { version: 'a', facts: [], product_ids: [5] },
    refuses: ['product_ids', ''],
  },
];
itSends(FORMS);

it('has a test for each form of a record', () => {
  const changes = AREAS.filter((area) => area !== bar && area !== settings)
    .flatMap(({ resources = [] }) => resources)
    .flatMap(({ endpoints: { create, update } }) => [create, update].flatMap((change) => change ?? []));
  const tested = new Set(FORMS.flatMap(({ call }) => [call, call.replace(/^(PUT .*)\/[^/]+$/, '$1/:id')]));
  const missing = changes.map(({ endpoint: { method, path } }) => `${method} ${path}`);
  expect(missing.filter((call) => !tested.has(call))).toEqual([]);
});
