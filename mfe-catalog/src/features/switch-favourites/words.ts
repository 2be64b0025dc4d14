import type { Locale } from 'shared-contracts/locale';

const es = {
  title: 'Qué recordamos',
  on: 'Recordamos los productos que guardas y los últimos 20 que ves. Nadie más los ve, salvo que compartas tu lista.',
  off: 'No recordamos qué productos guardas ni cuáles ves.',
  turnOff: 'Apagar y borrar todo',
  turnOn: 'Encender',
  done: (isOn: boolean): string => (isOn ? 'Encendido.' : 'Apagado: borramos tus favoritos y lo que viste.'),
  failed: 'No pudimos cambiarlo',
  server: 'Hay un problema con el servidor, intenta más tarde',
};
const en: typeof es = {
  title: 'What we remember',
  on: 'We remember the products that you save and the last 20 that you see. Nobody else sees them, unless you share your list.',
  off: 'We remember neither the products that you save nor those that you see.',
  turnOff: 'Switch off and delete all',
  turnOn: 'Switch on',
  done: (isOn) => (isOn ? 'Switched on.' : 'Switched off: we deleted your favourites and what you saw.'),
  failed: 'We could not change it',
  server: 'There is a problem with the server, try again later',
};
export const WORDS: Record<Locale, typeof es> = { es, en };
