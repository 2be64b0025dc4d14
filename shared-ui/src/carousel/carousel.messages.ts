import type { Locale } from 'shared-contracts/locale';

type CarouselWords = {
  previous: string;
  next: string;
  positions: string;
  goTo: (position: number, of: number) => string;
};

export const carouselMessages: Record<Locale, CarouselWords> = {
  es: {
    previous: 'Anteriores',
    next: 'Siguientes',
    positions: 'Posición del carrusel',
    goTo: (position, of) => `Ir a la posición ${position} de ${of}`,
  },
  en: {
    previous: 'Previous',
    next: 'Next',
    positions: 'Position of the carousel',
    goTo: (position, of) => `Go to position ${position} of ${of}`,
  },
};
