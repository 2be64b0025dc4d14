const es = {
  retry: 'Reintentar',
  cart: {
    added: (name: string, qty: number): string => `Agregado: ${qty} × ${name}`,
    quantity: 'Cantidad',
    less: 'Disminuir cantidad',
    more: 'Aumentar cantidad',
    format: 'Formato',
  },
  home: {
    areas: 'Lo que encuentras aquí',
    loading: 'Cargando el inicio',
    failedTitle: 'No pudimos mostrar el inicio',
    failedText: 'Hay un problema con el servidor, intenta más tarde',
  },
};

export type Messages = typeof es;
export default es;
