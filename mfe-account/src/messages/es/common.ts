/** Duration as text: seconds up to a minute, then whole minutes. */
const wait = (seconds: number): string => {
  if (seconds < 60) return seconds === 1 ? '1 segundo' : `${seconds} segundos`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minuto' : `${minutes} minutos`;
};

export const common = {
  common: {
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
    tooManyAddresses:
      'Ya tienes guardadas todas las direcciones que se pueden. Elimina una para agregar otra.',
    checking: 'Comprobando que eres una persona…',
  },
  fields: {
    name: 'Nombre',
    lastName: 'Apellido',
    rut: 'RUT',
    rutHelp: 'Por ejemplo 12.345.678-5',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    phoneHelp: 'Por ejemplo +56 9 1234 5678',
    password: 'Contraseña',
    newEmail: 'Correo nuevo',
    newPassword: 'Contraseña nueva',
    currentPassword: 'Contraseña actual',
    confirmation: 'Repite la contraseña',
    passwordHelp: 'Al menos 10 caracteres. Una frase que recuerdes funciona muy bien.',
    companyName: 'Nombre de la empresa',
    companyRut: 'RUT de la empresa',
    companyRutHelp: 'Por ejemplo 76.123.456-0',
    socialReason: 'Razón social',
    giro: 'Giro',
    identification: 'Nombre de la dirección',
    identificationHelp: 'Por ejemplo Casa u Oficina',
    address: 'Dirección',
    apartment: 'Departamento',
    region: 'Región',
    commune: 'Comuna',
    isDefault: 'Usar como dirección principal',
  },
  /** Field names in "El campo … es requerido". */
  required: {
    name: 'nombre',
    lastName: 'apellido',
    rut: 'RUT',
    email: 'email',
    phone: 'teléfono',
    password: 'contraseña',
    currentPassword: 'contraseña actual',
    companyName: 'nombre de la empresa',
    socialReason: 'razón social',
    giro: 'giro',
    terms: 'términos y condiciones',
    identification: 'nombre de la dirección',
    address: 'dirección',
    region: 'región',
    commune: 'comuna',
    orderNumber: 'número de pedido',
    buyer: 'correo o RUT',
  },
  strength: {
    short: 'Todavía muy corta',
    weak: 'Fácil de adivinar',
    fair: 'Aceptable',
    good: 'Buena',
    strong: 'Excelente',
  },
};
