/** Pages that are a head: journal, events, table reservations, thanks and what to do when something failed. */
import type { IntroSlug } from 'shared-contracts/api/pages';
import { hrefs } from 'shared-contracts/hrefs';
import { SHOP } from '../../shop.ts';
import { facts, h2, p, ul } from '../prose.ts';
import { ANSWER_HOURS, BAR_HOURS, PHONE, WHATSAPP } from '../visit.ts';
import type { SeedIntro } from './page.ts';

const HOME = { text: { es: 'Volver al inicio', en: 'Back to the home page' }, link: hrefs.home };
const WINES = { text: { es: 'Ver los vinos', en: 'See the wines' }, link: hrefs.wines };
const JOURNAL = { text: { es: 'Leer la bitácora', en: 'Read the journal' }, link: hrefs.blog };
const WINE_BAR = { text: { es: 'Conocer el bar', en: 'See the bar' }, link: hrefs.wineBar };
const HELP = { text: { es: 'Escribirnos', en: 'Write to us' }, link: hrefs.contact };

export const INTROS: Readonly<Record<IntroSlug, SeedIntro>> = {
  blog: {
    title: { es: 'Bitácora', en: 'Journal' },
    text: {
      es: 'Lo que aprendemos probando, viajando y equivocándonos. Sale cuando hay algo que contar.',
      en: 'What we learn by tasting, travelling and getting it wrong. It comes out when there is something to tell.',
    },
    description: {
      es: 'Artículos sobre vinos, viñas y mesa: cómo servir, guardar, elegir y comer, escritos por el equipo de Casa Quillay.',
      en: 'Articles about wine, vineyards and the table: how to serve, keep, choose and eat, by the team of Casa Quillay.',
    },
    scene: 'old-vines',
  },
  events: {
    title: { es: 'Eventos', en: 'Events' },
    text: {
      es: 'Catas, cenas y paseos para grupos chicos. Se reserva aquí y se paga al llegar.',
      en: 'Tastings, dinners and days out for small groups. Reserve here and pay when you come.',
    },
    description: {
      es: 'Catas a ciegas, cenas en la mesa larga, talleres de quesos y paseos a viñas con Casa Quillay, en Providencia.',
      en: 'Blind tastings, dinners at the long table, cheese workshops and vineyard visits with Casa Quillay, in Santiago.',
    },
    scene: 'long-table',
    actions: [WINE_BAR, { text: { es: 'Cómo reservar', en: 'How to reserve' }, link: hrefs.reservation }],
    blocks: {
      es: [
        h2('condiciones', 'Antes de reservar'),
        ul(
          'Solo mayores de 18 años; en la puerta pedimos la cédula.',
          'Puedes anular sin costo hasta que empiece. Avísanos, que hay lista de espera.',
          'Como es un servicio con fecha, no aplica el retracto de diez días.',
          'Si lo suspendemos nosotros, te avisamos por correo y no pagas nada.',
        ),
      ],
      en: [
        h2('condiciones', 'Before you reserve'),
        ul(
          'Only for people of 18 or older; we ask for an identity card at the door.',
          'You can cancel at no cost until it begins. Let us know, there is a waiting list.',
          'As it is a service on a given date, the ten days of withdrawal do not apply.',
          'If we call it off, we tell you by email and you pay nothing.',
        ),
      ],
    },
  },
  'table-wine-bar-reservations': {
    title: { es: 'Reservar una mesa', en: 'Reserve a table' },
    text: {
      es: 'Elige día, hora y cuántos son. Te confirmamos al tiro por correo.',
      en: 'Choose the day, the hour and how many you are. We confirm at once by email.',
    },
    description: {
      es: 'Reserva de mesas en el bar de vinos de Casa Quillay, Avenida Italia, Providencia: horarios y condiciones.',
      en: 'Table reservations at the wine bar of Casa Quillay, Avenida Italia, Santiago: hours and conditions.',
    },
    scene: 'wine-bar',
    actions: [WINE_BAR],
    blocks: {
      es: [
        h2('horario', 'Horario'),
        facts(...BAR_HOURS.es, ['Dirección', SHOP.address]),
        h2('condiciones', 'Cómo funciona'),
        ul(
          'Mesas de 1 a 8 personas. Si son más, [hay una sala](/reserva).',
          'Guardamos la mesa 15 minutos.',
          'Anular no cuesta nada; el correo trae el enlace.',
          'A la barra se llega sin reserva. Solo mayores de 18 años.',
        ),
      ],
      en: [
        h2('horario', 'Hours'),
        facts(...BAR_HOURS.en, ['Address', SHOP.address]),
        h2('condiciones', 'How it works'),
        ul(
          'Tables for 1 to 8 people. If you are more, [there is a room](/reserva).',
          'We hold the table for 15 minutes.',
          'Cancelling costs nothing; the email carries the link.',
          'The counter needs no reservation. Only for people of 18 or older.',
        ),
      ],
    },
  },
  'thank-you-contact': {
    title: { es: '¡Gracias por escribirnos!', en: 'Thank you for writing!' },
    text: {
      es: 'Tu mensaje ya está en la mesa. Te respondemos en un día hábil, casi siempre antes.',
      en: 'Your message is on our table. We answer within a working day, nearly always sooner.',
    },
    scene: 'opened',
    actions: [HOME, JOURNAL],
    blocks: {
      es: [p(`¿Es urgente? Llámanos al ${PHONE} o escribe por WhatsApp al ${WHATSAPP}. ${ANSWER_HOURS.es}.`)],
      en: [p(`Is it urgent? Call ${PHONE} or write by WhatsApp to ${WHATSAPP}. ${ANSWER_HOURS.en}.`)],
    },
  },
  'thank-you-company-contact': {
    title: { es: '¡Gracias, empezamos a trabajar!', en: 'Thank you, we are on it!' },
    text: {
      es: 'En un día hábil te enviamos dos o tres alternativas con su precio final, IVA incluido.',
      en: 'Within a working day we send two or three alternatives with their final price, VAT included.',
    },
    scene: 'wrapping',
    actions: [{ text: { es: 'Ver las cajas', en: 'See the boxes' }, link: hrefs.boxes }, HOME],
    blocks: {
      es: [
        p(
          'Mientras tanto, cuéntanos si hay fecha de entrega, si lleva tarjeta y si alguien no toma alcohol: también armamos cajas sin vino.',
        ),
      ],
      en: [
        p(
          'Meanwhile, tell us whether there is a delivery date, whether it carries a card and whether somebody does not drink: we make boxes without wine too.',
        ),
      ],
    },
  },
  'thank-you-reservation': {
    title: { es: '¡Gracias por tu reserva!', en: 'Thank you for your reservation!' },
    text: {
      es: 'Te mandamos un correo con los datos y una entrada para tu calendario. Nos vemos.',
      en: 'We sent you an email with the details and an entry for your calendar. See you there.',
    },
    scene: 'tasting',
    actions: [WINES, HOME],
    blocks: {
      es: [
        p(
          'Si cambia el plan, anula desde el mismo correo: le sirve a quien está en la lista de espera. Solo mayores de 18 años; trae tu cédula.',
        ),
      ],
      en: [
        p(
          'If plans change, cancel from the same email: it helps whoever is on the waiting list. Only for people of 18 or older; bring your identity card.',
        ),
      ],
    },
  },
  'failed-reservation': {
    title: { es: 'No pudimos reservar tu lugar', en: 'We could not reserve your place' },
    text: {
      es: 'Puede que se haya llenado mientras escribías. No quedó nada a tu nombre ni se cobró nada.',
      en: 'It may have filled up while you wrote. Nothing was booked in your name and nothing was charged.',
    },
    scene: 'lost',
    actions: [{ text: { es: 'Intentar de nuevo', en: 'Try again' }, link: hrefs.reservation }, HELP],
  },
  'thank-you-table-reservation': {
    title: { es: '¡Gracias, tu mesa está lista!', en: 'Thank you, your table is set!' },
    text: {
      es: 'El correo de confirmación lleva la hora y el enlace para anular. Guardamos la mesa 15 minutos.',
      en: 'The confirmation email carries the hour and the link to cancel. We hold the table for 15 minutes.',
    },
    scene: 'wine-bar',
    actions: [{ text: { es: 'Ver la carta', en: 'See the list' }, link: hrefs.wineBar }, HOME],
  },
  'failed-table-reservation': {
    title: { es: 'No pudimos reservar la mesa', en: 'We could not reserve the table' },
    text: {
      es: 'Esa hora ya se llenó o está muy encima. No quedó nada a tu nombre: prueba con otra, o llámanos y lo vemos juntos.',
      en: 'That hour filled up or is too close. Nothing was booked in your name: try another one, or call and we look together.',
    },
    scene: 'lost',
    actions: [
      { text: { es: 'Elegir otra hora', en: 'Choose another hour' }, link: hrefs.tableReservation },
      HELP,
    ],
    blocks: {
      es: [p(`Teléfono ${PHONE}. A la barra se llega sin reserva.`)],
      en: [p(`Phone ${PHONE}. The counter needs no reservation.`)],
    },
  },
};
