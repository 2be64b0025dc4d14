import type { Page } from '@playwright/test';

/** Forms for reservations and contact. */
export const visit = (page: Page) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const box = (name: string) => page.getByRole('textbox', { name, exact: true });
  return {
    name: box('Nombre'),
    email: box('Correo electrónico'),
    phone: box('Teléfono'),
    message: box('Mensaje'),
    company: box('Empresa'),
    persons: page.getByRole('combobox', { name: 'Personas' }),
    event: page.getByRole('combobox', { name: 'Evento' }),
    terms: page.getByRole('checkbox', { name: 'Tengo 18 años o más y acepto los términos y condiciones' }),
    /** Available days. */
    days: page.getByRole('group', { name: /^Fecha/ }).getByRole('radio', { disabled: false }),
    hours: page.getByRole('group', { name: 'Hora' }).getByRole('radio', { disabled: false }),
    previousMonth: button('Mes anterior'),
    nextMonth: button('Mes siguiente'),
    reserveTable: button('Reservar mesa'),
    reserveEvent: button('Reservar'),
    joinWaitingList: button('Entrar a la lista de espera'),
    send: button('Enviar mensaje'),
    alert: page.getByRole('alert'),
    calendarFile: page.getByRole('link', { name: 'Agregar a mi calendario' }),
    /** Reservation code on the thank-you page. */
    number: page.getByText(/R-\w{7}/),
  };
};
