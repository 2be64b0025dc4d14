/** Texts about the bar as a place. */
const es = {
  title: 'Cómo llegar',
  map: (street: string): string => `Esquema de las calles alrededor de ${street}`,
  walk: 'A diez minutos a pie del metro Santa Isabel. Solo mayores de 18 años.',
  open: 'Abrir en el mapa',
  reserve: 'Reservar una mesa',
  metro: 'Metro Santa Isabel',
};

export type PlaceWords = typeof es;
export default es;
