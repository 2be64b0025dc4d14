export const carouselMessages = {
  es: {
    previous: 'Anteriores',
    next: 'Siguientes',
    positions: 'Posición del carrusel',
    goTo: (position: number, of: number) => `Ir a la posición ${position} de ${of}`,
  },
  en: {
    previous: 'Previous',
    next: 'Next',
    positions: 'Position of the carousel',
    goTo: (position: number, of: number) => `Go to position ${position} of ${of}`,
  },
};
