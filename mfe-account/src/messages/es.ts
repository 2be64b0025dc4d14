/** A wait in words: seconds up to a minute, then whole minutes. */
const wait = (seconds: number): string => {
  if (seconds < 60) return seconds === 1 ? '1 segundo' : `${seconds} segundos`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minuto' : `${minutes} minutos`;
};

const es = {
  login: {
    title: 'Iniciar sesión',
    text: 'Entra para ver tus compras y comprar más rápido.',
    /** Field names as they stand in "El campo … es requerido". */
    fields: { email: 'email', password: 'contraseña' },
    email: 'Correo electrónico',
    password: 'Contraseña',
    show: 'Mostrar contraseña',
    hide: 'Ocultar contraseña',
    submit: 'Iniciar sesión',
    tooMany: 'Hubo muchos intentos seguidos. Espera un momento e intenta nuevamente.',
    tooManyFor: (seconds: number): string =>
      `Hubo muchos intentos seguidos. Espera ${wait(seconds)} e intenta nuevamente.`,
    unreachable: 'No pudimos conectarnos. Revisa tu conexión e intenta nuevamente.',
  },
};

export type Messages = typeof es;
export default es;
