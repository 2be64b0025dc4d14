import { SHOP } from '../../shop.ts';
import { h2, h3, notice, ol, p, ul } from '../prose.ts';
import { ORDERS_MAIL, PATHS, PHONE, SHOP_HOURS, WHATSAPP } from '../visit.ts';
import type { SeedDocument } from './document.ts';

export const exchangeReturnPolicies: SeedDocument = {
  updated: '2026-11-22',
  scene: null,
  es: {
    title: 'Cambios y devoluciones',
    lead: 'Tienes 10 días para arrepentirte y 6 meses si algo viene con fallas. Lo resolvemos por correo, sin formularios.',
    description:
      'Derecho a retracto de 10 días, garantía legal de 6 meses, productos excluidos y cómo pedir un cambio o la devolución del dinero.',
    blocks: [
      h2('retracto', 'Si te arrepientes: retracto de 10 días'),
      p(
        'Puedes arrepentirte de una compra hecha en este sitio, sin dar razones, dentro de los **10 días corridos** desde que la recibes (Ley 19.496, artículo 3 bis). Si no te hubiéramos enviado la confirmación escrita de la compra, el plazo es de 90 días.',
      ),
      ol(
        `Escríbenos a ${ORDERS_MAIL} dentro del plazo, con tu número de orden y lo que quieres devolver. Con ese correo ya ejerciste tu derecho.`,
        `Trae los productos a la tienda (${SHOP.address}; ${SHOP_HOURS.es.toLowerCase()}) o envíalos por la empresa que prefieras. El envío de vuelta corre por tu cuenta.`,
        'Revisamos que las botellas y envases vengan sin abrir, con sus etiquetas y accesorios.',
        'Te devolvemos lo que pagaste por esos productos y, si devuelves el pedido completo, también el despacho. Usamos el mismo medio de pago, dentro de 10 días hábiles desde que los recibimos y nunca después de 45 días desde tu aviso.',
      ),
      h3('retracto-excluido', 'Qué queda fuera del retracto'),
      p(
        'Los alimentos frescos que se deterioran con rapidez: quesos, charcutería y otros productos refrigerados. Cada uno lo dice en su página y de nuevo antes de pagar. Tampoco las botellas o envases ya abiertos, salvo que vengan con fallas. Los vinos y licores sin abrir siempre se pueden devolver.',
      ),
      p(
        'El retracto no rige en servicios: las reservas de mesas y eventos no se pagan por adelantado y se anulan sin costo con el enlace de su correo.',
      ),
      h2('garantia', 'Si algo viene con fallas: garantía legal de 6 meses'),
      p(
        'Si un producto llega dañado, no es el que pediste o no sirve para lo que es, tienes **6 meses** desde que lo recibiste para elegir entre:',
      ),
      ul(
        'el cambio por otro igual,',
        'la reparación, cuando tiene sentido (una caja de madera, por ejemplo),',
        'la devolución de lo que pagaste.',
      ),
      p(
        'En productos perecibles el plazo es la fecha de vencimiento del envase o, si no la trae, 7 días. Eliges tú, no nosotros, y los costos de envío son nuestros.',
      ),
      h3('corcho', 'Vinos con defecto'),
      p(
        'Un vino puede traer olor a corcho aunque la botella se vea perfecta. Guarda lo que quede, vuelve a taparla y escríbenos: la cambiamos sin discutir.',
      ),
      h2('como-pedirlo', 'Cómo pedirlo'),
      p(
        `Escribe a ${ORDERS_MAIL}, por WhatsApp al ${WHATSAPP} o llama al ${PHONE}. Necesitamos el número de orden y, si puedes, una foto. Respondemos en un día hábil. La boleta o la confirmación bastan como comprobante; no hace falta la caja original.`,
      ),
      h2('regalos', 'Regalos'),
      p(
        'Quien recibió el regalo puede pedir un cambio por otro producto del mismo valor con solo el número de orden. El dinero se devuelve siempre a quien pagó.',
      ),
      h2('anular', 'Anular antes del despacho'),
      p(
        'Mientras tu pedido no haya salido, puedes anularlo por correo o teléfono y te devolvemos todo lo pagado. La devolución a la tarjeta demora lo que tarde tu banco, en general entre 3 y 10 días hábiles.',
      ),
      notice(
        `Estos derechos son los de la Ley 19.496 y no los limita nada de lo que digan nuestras [condiciones generales](${PATHS['general-conditions']}). Si no llegamos a acuerdo, puedes acudir al SERNAC o al juzgado de policía local de tu comuna.`,
      ),
    ],
  },
  en: {
    title: 'Exchanges and returns',
    lead: 'You have 10 days to change your mind and 6 months if something is faulty. We solve it by email, without forms.',
    description:
      'Ten days to withdraw, six months of legal guarantee, what is excluded and how to ask for an exchange or your money back.',
    blocks: [
      h2('retracto', 'If you change your mind: 10 days'),
      p(
        'You may withdraw from a purchase made on this site, without giving reasons, within **10 calendar days** of receiving it (Chilean law 19.496, article 3 bis). Had we not sent you the written confirmation, the term is 90 days.',
      ),
      ol(
        `Write to ${ORDERS_MAIL} within that time, with your order number and what you want to return. That email is enough to use your right.`,
        `Bring the products to the shop (${SHOP.address}; ${SHOP_HOURS.en}) or send them by the courier you prefer. The way back is at your cost.`,
        'We check that bottles and packs are unopened, with their labels and accessories.',
        'We refund what you paid for those products and, if you return the whole order, the delivery too. We use the same means of payment, within 10 working days of receiving them and never later than 45 days from your notice.',
      ),
      h3('retracto-excluido', 'What is excluded'),
      p(
        'Fresh food that spoils quickly: cheese, charcuterie and other chilled products. Each says so on its page and again before you pay. Opened bottles or packs are excluded as well, unless they are faulty. Unopened wine and spirits can always be returned.',
      ),
      p(
        'Withdrawal does not apply to services: reservations of tables and events are not paid in advance and are cancelled at no cost with the link of their email.',
      ),
      h2('garantia', 'If something is faulty: 6 months of legal guarantee'),
      p(
        'If a product arrives damaged, is not what you ordered or does not do what it should, you have **6 months** from its receipt to choose between:',
      ),
      ul(
        'an exchange for the same product,',
        'a repair, where it makes sense (a wooden box, say),',
        'your money back.',
      ),
      p(
        'For perishable products the term is the date printed on the pack or, if there is none, 7 days. The choice is yours, not ours, and shipping is at our cost.',
      ),
      h3('corcho', 'Faulty wine'),
      p(
        'A wine may be corked though the bottle looks perfect. Keep what is left, close it again and write to us: we exchange it without argument.',
      ),
      h2('como-pedirlo', 'How to ask for it'),
      p(
        `Write to ${ORDERS_MAIL}, send a WhatsApp to ${WHATSAPP} or call ${PHONE}. We need the order number and, if you can, a picture. We answer within one working day. The receipt or the confirmation is proof enough; the original box is not needed.`,
      ),
      h2('regalos', 'Gifts'),
      p(
        'Whoever received the gift may ask for an exchange of the same value with the order number alone. Money always goes back to the person who paid.',
      ),
      h2('anular', 'Cancelling before dispatch'),
      p(
        'As long as your order has not left, you can cancel it by email or phone and we refund everything. How soon it shows on your card depends on your bank, usually 3 to 10 working days.',
      ),
      notice(
        `These are your rights under law 19.496, and nothing in our [general conditions](${PATHS['general-conditions']}) limits them. If we cannot agree, you may turn to SERNAC or to the local court of your commune.`,
      ),
    ],
  },
};
