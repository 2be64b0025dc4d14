/** Texts of a stub remote. */
import type { Locale } from 'shared-contracts/locale';

const es = {
  tag: 'Stub',
  title: (id: string) => `Stub de ${id}`,
  behaviours: {
    normal: 'normal',
    slow: 'lento',
    broken: 'roto',
    throwing: 'lanza errores',
    empty: 'vacío',
    old: 'contrato anterior',
  },
  received: 'Lo que recibió',
  contract: 'Contrato (anfitrión / stub)',
  locale: 'Idioma',
  session: 'Sesión',
  url: 'Dirección',
  state: 'Estado del servidor',
  none: 'ninguno',
  heard: 'Lo que oyó',
  send: 'Enviar al bus',
  throw: 'Lanzar un error',
};

const en: typeof es = {
  tag: 'Stub',
  title: (id) => `Stub of ${id}`,
  behaviours: {
    normal: 'normal',
    slow: 'slow',
    broken: 'broken',
    throwing: 'throws errors',
    empty: 'empty',
    old: 'older contract',
  },
  received: 'What it received',
  contract: 'Contract (host / stub)',
  locale: 'Language',
  session: 'Session',
  url: 'Address',
  state: "Server's state",
  none: 'none',
  heard: 'What it heard',
  send: 'Send over the bus',
  throw: 'Throw an error',
};

export const stubMessages: Record<Locale, typeof es> = { es, en };
