import { consentWords } from 'shared-contracts/domain/consent-words/es';

export const login = {
  title: 'Iniciar sesión',
  text: 'Entra para ver tus compras y comprar más rápido.',
  fields: { email: 'email', password: 'contraseña' },
  email: 'Correo electrónico',
  password: 'Contraseña',
  show: 'Mostrar contraseña',
  hide: 'Ocultar contraseña',
  submit: 'Iniciar sesión',
  forgot: '¿Olvidaste tu contraseña?',
  recover: 'Recuperar contraseña',
  newHere: '¿Todavía no tienes cuenta?',
  register: 'Crear una cuenta',
};

export const register = {
  title: 'Crear cuenta',
  text: 'Guarda tus direcciones, sigue tus pedidos y compra más rápido.',
  form: 'Datos de la cuenta',
  type: '¿Para quién es la cuenta?',
  person: 'Persona',
  company: 'Empresa',
  companyTitle: 'Datos de la empresa',
  personTitle: 'Tus datos',
  contactTitle: 'Persona de contacto',
  accessTitle: 'Para entrar',
  terms: consentWords.terms,
  newsletter: consentWords.newsletter,
  privacy: 'Cómo cuidamos tus datos',
  submit: 'Crear cuenta',
  haveAccount: '¿Ya tienes cuenta?',
  login: 'Iniciar sesión',
};

export const recover = {
  title: 'Recuperar contraseña',
  text: 'Escribe tu correo y te enviamos un enlace para elegir una contraseña nueva.',
  form: 'Recuperar contraseña',
  submit: 'Enviar enlace',
  sentTitle: 'Revisa tu correo',
  sentText:
    'Si hay una cuenta con ese correo, en unos minutos llegará un enlace para elegir una contraseña nueva. Mira también en el correo no deseado.',
  back: 'Volver a iniciar sesión',
};

export const reset = {
  title: 'Elegir una contraseña nueva',
  text: 'Al guardarla se cierran todas las sesiones abiertas de tu cuenta.',
  form: 'Elegir contraseña',
  submit: 'Guardar contraseña',
  expiredText: 'Los enlaces sirven una sola vez y por un tiempo corto.',
  again: 'Pedir un enlace nuevo',
  doneTitle: 'Tu contraseña cambió',
  doneText: 'Ya puedes entrar con tu contraseña nueva.',
  login: 'Iniciar sesión',
};
