/** Duration as text: seconds up to a minute, then whole minutes. */
const wait = (seconds: number): string => {
  if (seconds < 60) return seconds === 1 ? '1 segundo' : `${seconds} segundos`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minuto' : `${minutes} minutos`;
};

export const common = {
  forgotPassword: '¿Olvidaste tu contraseña?',
  retry: 'Reintentar',
  optional: 'opcional',
  cancel: 'Cancelar',
  undo: 'Deshacer',
  failedTitle: 'No pudimos cargar esta parte',
  failedText: 'Revisa tu conexión y vuelve a intentarlo.',
  tooMany: 'Hubo muchos intentos seguidos. Espera un momento e intenta nuevamente.',
  tooManyFor: (seconds: number): string =>
    `Hubo muchos intentos seguidos. Espera ${wait(seconds)} e intenta nuevamente.`,
  unreachable: 'No pudimos conectarnos. Revisa tu conexión e intenta nuevamente.',
  botCheckFailed: 'No pudimos comprobar que eres una persona. Intenta nuevamente.',
  linkExpired: 'Este enlace ya no es válido. Pide uno nuevo.',
  tooManyAddresses: 'Ya tienes guardadas todas las direcciones que se pueden. Elimina una para agregar otra.',
  checking: 'Comprobando que eres una persona…',
};
