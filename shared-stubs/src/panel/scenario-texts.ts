/** Name and effect of each API scenario, as the panel shows them. */
import type { Locale } from 'shared-contracts/locale';
import type { ScenarioName } from '../api/scenarios.ts';

export interface ScenarioText {
  label: string;
  /** One line below the select. */
  explanation: string;
}
type ScenarioTexts = Record<ScenarioName, ScenarioText>;

const es: ScenarioTexts = {
  normal: { label: 'normal', explanation: 'Cada llamada responde como en la tienda de demostración.' },
  'sold-out': {
    label: 'agotado',
    explanation: 'Todo el stock es 0. Agregar al carrito y comprar se rechazan.',
  },
  'price-changed': {
    label: 'cambió el precio',
    explanation: 'En fichas, carritos y pedidos, los precios superan en 10 % a los de las listas.',
  },
  unauthorized: {
    label: '401 sin sesión',
    explanation: 'Lo que necesita sesión responde 401. Se rechaza el inicio de sesión.',
  },
  invalid: {
    label: '422 datos inválidos',
    explanation: 'Se rechaza cada escritura con un error por campo obligatorio.',
  },
  'server-error': {
    label: '500 error del servidor',
    explanation: 'Cada llamada responde con un error interno.',
  },
  slow: { label: 'lenta', explanation: 'Cada respuesta tarda cuatro segundos.' },
  empty: { label: 'vacía', explanation: 'Listas, búsquedas y carritos están vacíos.' },
  'long-texts': { label: 'textos largos', explanation: 'Nombres y textos miden el triple.' },
};

const en: ScenarioTexts = {
  normal: { label: 'normal', explanation: 'Every endpoint answers as in the demo shop.' },
  'sold-out': {
    label: 'sold out',
    explanation: 'Every stock is 0. Adding to the cart and ordering are refused.',
  },
  'price-changed': {
    label: 'price changed',
    explanation: 'Prices on product pages, in carts and orders are 10 % above those in lists.',
  },
  unauthorized: {
    label: '401 no session',
    explanation: 'Endpoints that need a session answer 401. A login is refused.',
  },
  invalid: {
    label: '422 invalid data',
    explanation: 'Every write is refused with an error for each required field.',
  },
  'server-error': {
    label: '500 server error',
    explanation: 'Every endpoint answers with an internal error.',
  },
  slow: { label: 'slow', explanation: 'Every answer takes four seconds.' },
  empty: { label: 'empty', explanation: 'Lists, search results and carts are empty.' },
  'long-texts': { label: 'long texts', explanation: 'Names and texts are three times as long.' },
};

export const scenarioTexts: Record<Locale, Readonly<Record<string, ScenarioText>>> = { es, en };
