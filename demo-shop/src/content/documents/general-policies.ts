import { h2, p, ul } from '../prose.ts';
import { MAIL, PATHS } from '../visit.ts';
import type { SeedDocument } from './document.ts';

export const generalPolicies: SeedDocument = {
  updated: '2026-11-22',
  scene: null,
  es: {
    title: 'Políticas generales',
    lead: 'Cómo trabajamos: qué elegimos vender, cómo hablamos de alcohol y qué puedes esperar de nosotros.',
    description:
      'Venta responsable de alcohol, cómo elegimos, ofertas reales, regalos, reservas, accesibilidad y reclamos en Casa Quillay.',
    blocks: [
      h2('consumo-responsable', 'Venta responsable'),
      ul(
        'Vendemos solo a mayores de 18 años y pedimos la cédula al entregar, también en regalos (leyes 19.925 y 21.363).',
        'No regalamos alcohol como premio ni lo mostramos junto a niños, deporte o conducción.',
        'Nuestra publicidad, en papel y en pantalla, lleva la advertencia de la Ley 21.363: daño durante el embarazo, al conducir, en menores de 18 años o por consumo nocivo.',
        'En el bar siempre hay agua sin costo, y llamamos un auto a quien lo necesite.',
      ),
      h2('como-elegimos', 'Cómo elegimos'),
      p(
        'Probamos todo a ciegas antes de comprarlo. Cada puntaje de la ficha dice quién lo dio, nuestra mesa de cata u otro jurado, y ninguna viña paga por aparecer primero: el orden de los listados es el que tú eliges.',
      ),
      h2('ofertas', 'Ofertas'),
      p(
        'Una oferta es una baja verdadera sobre el precio que el producto tenía. Dura hasta que se acaba el stock o hasta que el precio vuelve a subir, y no hay relojes que apuren. El porcentaje se calcula con esos dos precios. Si al pagar el precio bajó, cobramos el más bajo.',
      ),
      h2('sin-letra-chica', 'Sin letra chica'),
      p(
        'El precio que ves incluye IVA; el despacho va aparte y lo ves antes de pagar. Nada viene marcado de antemano: ni la caja de regalo, ni las novedades por correo, ni las condiciones. Lo que no tiene stock lo dice antes de que lo agregues.',
      ),
      h2('correos', 'Correos con novedades'),
      p(
        `Escribimos solo a quien lo pidió y confirmó su correo. Cada envío dice quién lo manda, de qué trata y trae un enlace para darse de baja con un clic. Lo que hacemos con tus datos está en [privacidad](${PATHS['privacy-policies']}).`,
      ),
      h2('regalos', 'Regalos'),
      p(
        'La caja de regalo lleva tu mensaje escrito a mano y va sin precios. Escribimos lo que nos pidas, salvo ofensas. La boleta llega a tu correo, nunca dentro de la caja.',
      ),
      h2('reservas', 'Reservas'),
      p(
        `Mesas y eventos no se pagan por adelantado y puedes anularlos sin costo desde el correo de confirmación; por eso no rige en ellos el retracto. Guardamos la mesa 15 minutos. Los detalles están en [reservas](${PATHS.reservation}).`,
      ),
      h2('accesibilidad', 'Accesibilidad'),
      p(
        'Este sitio se puede usar con teclado y con lector de pantalla, y se lee al 200 % sin perder nada. El local tiene entrada a nivel y baño accesible. Si algo te detiene, cuéntanos: lo arreglamos antes que cualquier otra cosa.',
      ),
      h2('reclamos', 'Sugerencias y reclamos'),
      p(
        `Escríbenos a ${MAIL}. Lee una persona y responde en 5 días hábiles. También puedes acudir al [SERNAC](https://www.sernac.cl) o al juzgado de policía local. Las reglas de cada compra son las [condiciones generales](${PATHS['general-conditions']}).`,
      ),
    ],
  },
  en: {
    title: 'General policies',
    lead: 'How we work: what we choose to sell, how we speak of alcohol and what you can expect from us.',
    description:
      'Responsible sale of alcohol, how we choose, true offers, gifts, reservations, accessibility and complaints at Casa Quillay.',
    blocks: [
      h2('consumo-responsable', 'Responsible sale'),
      ul(
        'We sell only to people of 18 or older and ask for the identity card at delivery, of gifts too (Chilean laws 19.925 and 21.363).',
        'We never give alcohol as a prize, nor show it beside children, sport or driving.',
        'Our advertising, on paper and on screen, carries the warning of law 21.363: harm during pregnancy, when driving, to minors or by harmful use.',
        'Water is free at the bar, and we call a car for whoever needs one.',
      ),
      h2('como-elegimos', 'How we choose'),
      p(
        'We taste everything blind before we buy it. Each score names its jury, our own tasting table or another one, and no winery pays to come first: lists are in the order you choose.',
      ),
      h2('ofertas', 'Offers'),
      p(
        'An offer is a true cut from the price the product had. It lasts while there is stock or until the price goes up again, and no clock hurries you. The percentage comes from those two prices. If the price has dropped by the time you pay, we charge the lower one.',
      ),
      h2('sin-letra-chica', 'No small print'),
      p(
        'The price you see includes VAT; delivery is apart and shown before you pay. Nothing comes ticked: neither the gift box, nor news by email, nor the conditions. What is out of stock says so before you add it.',
      ),
      h2('correos', 'News by email'),
      p(
        `We write only to those who asked and confirmed their address. Each mail says who sends it and what it is about, and has a link to unsubscribe with one click. What we do with your data is told under [privacy](${PATHS['privacy-policies']}).`,
      ),
      h2('regalos', 'Gifts'),
      p(
        'The gift box carries your message written by hand and no prices. We write what you ask for, insults apart. The receipt goes to your email, never into the box.',
      ),
      h2('reservas', 'Reservations'),
      p(
        `Tables and events are not paid in advance and can be cancelled at no cost from the confirmation email; that is why withdrawal does not apply to them. We hold a table for 15 minutes. More under [reservations](${PATHS.reservation}).`,
      ),
      h2('accesibilidad', 'Accessibility'),
      p(
        'This site works by keyboard and with a screen reader, and reads at 200 % without loss. The premises have step-free access and an accessible toilet. If something stops you, tell us: we mend that before anything else.',
      ),
      h2('reclamos', 'Suggestions and complaints'),
      p(
        `Write to ${MAIL}. A person reads it and answers within 5 working days. You may also turn to [SERNAC](https://www.sernac.cl), the consumer agency, or to the local court. The rules of each purchase are the [general conditions](${PATHS['general-conditions']}).`,
      ),
    ],
  },
};
