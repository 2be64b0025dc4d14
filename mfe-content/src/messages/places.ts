/** Texts about the bar as a place. Both languages together are smaller than another request. */
import { useLocale } from 'shared-kit/locale';

const es = {
  title: 'Cómo llegar',
  map: (street: string): string => `Esquema de las calles alrededor de ${street}`,
  walk: 'A diez minutos a pie del metro Santa Isabel. Solo mayores de 18 años.',
  open: 'Abrir en el mapa',
  reserve: 'Reservar una mesa',
  metro: 'Metro Santa Isabel',
};
export type PlaceWords = typeof es;

const en: PlaceWords = {
  title: 'How to get here',
  map: (street) => `Sketch of the streets around ${street}`,
  walk: 'Ten minutes on foot from Santa Isabel metro station. Only for people of 18 or older.',
  open: 'Open on the map',
  reserve: 'Reserve a table',
  metro: 'Santa Isabel metro',
};

export const usePlaceWords = (): PlaceWords => ({ es, en })[useLocale()];
