import { hrefs } from 'shared-contracts/hrefs';
import { SHOP } from '../../shop.ts';
import { facts, h2, p, scene, ul } from '../prose.ts';
import { ANSWER_HOURS, BAR_HOURS, MAIL, PATHS, PHONE, WHATSAPP } from '../visit.ts';
import type { SeedDocument } from './document.ts';

export const reservation: SeedDocument = {
  updated: null,
  scene: 'long-table',
  es: {
    title: 'Reservas',
    lead: 'Un lugar en una cata, una mesa en el bar o la sala para tu empresa.',
    description:
      'Reserva tu lugar en las catas y cenas de Casa Quillay, una mesa en el bar de vinos o la sala para un evento privado.',
    blocks: [
      h2('mesa', 'Una mesa en el bar'),
      p(`[Elige día y hora](${hrefs.tableReservation}) y te confirmamos al tiro por correo.`),
      facts(...BAR_HOURS.es, ['Personas', 'Hasta 8 por mesa'], ['Espera', 'Guardamos la mesa 15 minutos']),
      p(
        `A la barra se llega sin reserva. Avísanos si alguien no come algo o llega en silla de ruedas; el local es accesible. La carta está en [el bar](${PATHS['wine-bar']}).`,
      ),
      h2('eventos', 'Catas y eventos privados'),
      ul(
        '**Cata guiada**, de 6 a 14 personas: seis vinos, pan y quesos, hora y media. Desde $24.000 por persona.',
        '**Cena en la mesa larga**, hasta 20 personas: cuatro tiempos con su vino. Desde $46.000 por persona.',
        '**La sala entera**, hasta 35 personas de pie, de martes a jueves.',
      ),
      scene('tasting'),
      p(
        `Pídelos con una semana de anticipación por correo a ${MAIL}. Te enviamos una propuesta con el precio final; la fecha queda tomada cuando la aceptas por escrito, y la propuesta dice cómo y hasta cuándo puedes anularla.`,
      ),
      h2('ayuda', 'Si algo cambia'),
      p('Anular no tiene costo: el correo de confirmación trae el enlace. ¿Dudas? Responde una persona.'),
      facts(
        ['WhatsApp', WHATSAPP],
        ['Teléfono', PHONE],
        ['Correo', MAIL],
        ['Te respondemos', ANSWER_HOURS.es],
      ),
      h2('llegar', 'Cómo llegar'),
      p(
        `${SHOP.address}. A diez minutos a pie del metro Santa Isabel, con estacionamiento para bicicletas en la puerta. Solo mayores de 18 años; si vas a tomar, deja el auto en casa.`,
      ),
    ],
  },
  en: {
    title: 'Reservations',
    lead: 'A seat at a tasting, a table at the bar or the room for your company.',
    description:
      'Reserve your seat at the tastings and dinners of Casa Quillay, a table at the wine bar or the room for a private event.',
    blocks: [
      h2('mesa', 'A table at the bar'),
      p(`[Choose day and hour](${hrefs.tableReservation}) and we confirm at once by email.`),
      facts(
        ...BAR_HOURS.en,
        ['People', 'Up to 8 at a table'],
        ['Waiting', 'We hold the table for 15 minutes'],
      ),
      p(
        `The counter needs no reservation. Let us know if somebody does not eat something or comes in a wheelchair; the premises are accessible. The list is on the page of [the bar](${PATHS['wine-bar']}).`,
      ),
      h2('eventos', 'Tastings and private events'),
      ul(
        '**Guided tasting**, 6 to 14 people: six wines, bread and cheese, an hour and a half. From $24.000 per person.',
        '**Dinner at the long table**, up to 20 people: four courses with their wines. From $46.000 per person.',
        '**The whole room**, up to 35 people standing, Tuesday to Thursday.',
      ),
      scene('tasting'),
      p(
        `Ask for them a week ahead by email to ${MAIL}. We send a proposal with the final price; the date is yours once you accept it in writing, and the proposal says how and until when you can cancel.`,
      ),
      h2('ayuda', 'If something changes'),
      p('Cancelling costs nothing: the confirmation email carries the link. Questions? A person answers.'),
      facts(['WhatsApp', WHATSAPP], ['Phone', PHONE], ['Email', MAIL], ['We answer', ANSWER_HOURS.en]),
      h2('llegar', 'How to get here'),
      p(
        `${SHOP.address}. Ten minutes on foot from Santa Isabel metro station, with bicycle stands at the door. Only for people of 18 or older; if you are going to drink, leave the car at home.`,
      ),
    ],
  },
};
