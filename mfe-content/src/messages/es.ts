import { SERVER_PROBLEM } from 'shared-contracts/domain/error-catalogue';

const es = {
  retry: 'Reintentar',
  cart: {
    added: (name: string, qty: number): string => `Agregado: ${qty} × ${name}`,
    quantity: 'Cantidad',
    less: 'Disminuir cantidad',
    more: 'Aumentar cantidad',
    format: 'Formato',
    unit: 'Unidad',
  },
  home: {
    areas: 'Lo que encuentras aquí',
    loading: 'Cargando el inicio',
    failedTitle: 'No pudimos mostrar el inicio',
    failedText: SERVER_PROBLEM.es,
  },
  reading: {
    home: 'Inicio',
    about: 'Acerca de',
    contents: 'En esta página',
    updated: (date: string): string => `Actualizado el ${date}`,
    minutes: (count: number): string => (count === 1 ? '1 minuto de lectura' : `${count} minutos de lectura`),
    journal: 'Bitácora',
    journalPage: (page: number): string => (page === 1 ? 'Bitácora' : `Bitácora, página ${page}`),
    journalText: 'Viñas, copas y mesas: lo que vamos aprendiendo entre una botella y otra.',
    journalEmpty: 'Todavía no hay artículos. El primero está en camino.',
    moreArticles: 'Más de la bitácora',
    loading: 'Cargando la página',
    missing: { title: 'Aquí no hay nada escrito', text: 'Puede que el artículo haya cambiado de dirección.' },
    beyond: { title: 'La bitácora no llega hasta aquí', text: 'La lista de artículos tiene menos páginas.' },
    toJournal: 'Ver la bitácora',
    failedTitle: 'No pudimos mostrar esta página',
    failedText: SERVER_PROBLEM.es,
  },
};

export type Messages = typeof es;
export default es;
