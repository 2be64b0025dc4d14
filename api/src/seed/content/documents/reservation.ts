import { SHOP } from '../../shop.ts';
import { facts, h2, ol, p, scene, ul } from '../prose.ts';
import { ANSWER_HOURS, BAR_HOURS, MAIL, PATHS, PHONE, WHATSAPP } from '../visit.ts';
import type { SeedDocument } from './document.ts';

export const reservation: SeedDocument = {
  updated: null,
  scene: 'long-table',
  es: {
    title: 'Reservas',
    lead: 'Una mesa en el bar, una cata con amigos o la sala para tu empresa. Se reserva hablando con una persona.',
    description:
      'Cómo reservar mesa en el bar de vinos de Casa Quillay o un evento privado: por WhatsApp, teléfono o correo, y en qué horario.',
    blocks: [
      h2('como', 'Cómo se reserva'),
      facts(
        ['WhatsApp', WHATSAPP],
        ['Teléfono', PHONE],
        ['Correo', MAIL],
        ['Te respondemos', ANSWER_HOURS.es],
      ),
      ol(
        'Dinos el día, la hora, cuántas personas son y un nombre.',
        'Te confirmamos por el mismo medio, casi siempre en menos de una hora.',
        'Si algo cambia, avísanos cuando puedas. Anular no tiene costo.',
      ),
      h2('mesa', 'Una mesa en el bar'),
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
      h2('llegar', 'Cómo llegar'),
      p(
        `${SHOP.address}. A diez minutos a pie del metro Santa Isabel, con estacionamiento para bicicletas en la puerta. Solo mayores de 18 años; si vas a tomar, deja el auto en casa.`,
      ),
    ],
  },
  en: {
    title: 'Reservations',
    lead: 'A table at the bar, a tasting with friends or the room for your company. You reserve by talking to a person.',
    description:
      'How to reserve a table at the wine bar of Casa Quillay or a private event: by WhatsApp, phone or e-mail, and at which hours.',
    blocks: [
      h2('como', 'How to reserve'),
      facts(['WhatsApp', WHATSAPP], ['Phone', PHONE], ['E-mail', MAIL], ['We answer', ANSWER_HOURS.en]),
      ol(
        'Tell us the day, the hour, how many you are and a name.',
        'We confirm the same way, nearly always within an hour.',
        'If something changes, let us know when you can. Cancelling costs nothing.',
      ),
      h2('mesa', 'A table at the bar'),
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
        `Ask for them a week ahead by e-mail to ${MAIL}. We send a proposal with the final price; the date is yours once you accept it in writing, and the proposal says how and until when you can cancel.`,
      ),
      h2('llegar', 'How to get here'),
      p(
        `${SHOP.address}. Ten minutes on foot from Santa Isabel metro station, with bicycle stands at the door. Only for people of 18 or older; if you are going to drink, leave the car at home.`,
      ),
    ],
  },
};
