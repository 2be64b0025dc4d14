import type { PlaceWords } from './places-es.ts';

const en: PlaceWords = {
  title: 'How to get here',
  map: (street) => `Sketch of the streets around ${street}`,
  walk: 'Ten minutes on foot from Santa Isabel metro station. Only for people of 18 or older.',
  open: 'Open on the map',
  reserve: 'Reserve a table',
  metro: 'Santa Isabel metro',
};

export default en;
