import type { Page } from '@playwright/test';

/** Pages of my account, login and registration (docs/product/screen-words.md). */
export const account = (page: Page) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const box = (name: string) => page.getByRole('textbox', { name, exact: true });
  return {
    name: box('Nombre'),
    lastName: box('Apellido'),
    rut: box('RUT'),
    phone: box('Teléfono'),
    email: box('Correo electrónico'),
    password: page.getByLabel('Contraseña', { exact: true }),
    newPassword: page.getByLabel('Contraseña nueva', { exact: true }),
    confirmation: page.getByLabel('Repite la contraseña'),
    terms: page.getByRole('checkbox', { name: 'Acepto los términos y condiciones' }),
    create: button('Crear cuenta'),
    signIn: button('Iniciar sesión'),
    signOut: button('Cerrar sesión'),
    sendLink: button('Enviar enlace'),
    savePassword: button('Guardar contraseña'),
    saveData: button('Guardar datos'),
    buyAgain: button('Comprar de nuevo'),
    menu: page.getByRole('navigation', { name: 'Mi cuenta' }),
    address: {
      add: button('Agregar dirección'),
      identification: page.getByLabel('Nombre de la dirección'),
      street: box('Dirección'),
      region: page.getByRole('combobox', { name: 'Región' }),
      commune: page.getByRole('combobox', { name: 'Comuna' }),
      save: button('Guardar dirección'),
      undo: button('Deshacer'),
      list: page.getByRole('list', { name: 'Direcciones guardadas' }),
    },
    tracking: {
      number: box('Número de pedido'),
      buyer: box('Correo electrónico o RUT'),
      search: button('Buscar pedido'),
    },
    emailForm: page.getByRole('form', { name: 'Cambiar correo' }),
    privacy: {
      sessions: page.getByRole('list', { name: 'Sesiones abiertas' }),
      endOthers: button('Cerrar las demás sesiones'),
      download: button('Descargar mis datos'),
      erase: button('Eliminar mi cuenta'),
      eraseForGood: button('Eliminar para siempre'),
    },
    alert: page.getByRole('alert'),
  };
};
