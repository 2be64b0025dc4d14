import { hrefs } from 'shared-contracts/hrefs';
import { SHOP } from '../../shop.ts';
import { facts, h2, h3, p } from '../prose.ts';
import { ANSWER_HOURS, MAIL, ORDERS_MAIL, PATHS, PHONE, SHOP_HOURS, WHATSAPP } from '../visit.ts';
import type { SeedDocument } from './document.ts';

export const needHelp: SeedDocument = {
  updated: null,
  scene: null,
  es: {
    title: 'Contacto y ayuda',
    lead: 'Escríbenos o llámanos: responde una persona que conoce la tienda.',
    description:
      'Correo, teléfono, WhatsApp y horario de Casa Quillay, y respuestas sobre pedidos, despacho, pagos, cambios y regalos.',
    blocks: [
      h2('contacto', 'Cómo contactarnos'),
      facts(
        ['Por un pedido', ORDERS_MAIL],
        ['Todo lo demás', MAIL],
        ['WhatsApp', WHATSAPP],
        ['Teléfono', PHONE],
        ['Respondemos', ANSWER_HOURS.es],
        ['Tienda', `${SHOP.address}. ${SHOP_HOURS.es}`],
      ),
      h2('empresas', 'Empresas'),
      p(
        `Regalos para equipos, catas o compras con factura: [cuéntanos aquí](${hrefs.contact}/empresa) la cantidad, la fecha y un monto por persona. En un día hábil te mandamos dos o tres alternativas.`,
      ),
      h2('pedidos', 'Pedidos y despacho'),
      h3('cuanto-demora', '¿Cuánto demora mi pedido?'),
      p(
        `De uno a ocho días hábiles según la región; en Santiago, uno o dos. Está en [despachos](${PATHS['dispatch-policies']}) y en la página de despacho antes de pagar.`,
      ),
      h3('donde-esta', '¿Dónde está mi pedido?'),
      p(
        `Míralo en [seguimiento](${hrefs.tracking}) con tu número de orden y tu correo; ambos están en la confirmación, con el plazo. Si pasó y no ha llegado, escríbenos a ${ORDERS_MAIL}.`,
      ),
      h3('quien-recibe', '¿Puede recibirlo otra persona?'),
      p(
        'Sí, si es mayor de 18 años y muestra su cédula de identidad. También en conserjería, con la misma condición.',
      ),
      h3('retirar', '¿Puedo retirar en la tienda?'),
      p('Sí, sin costo. Elige “Retiro en tienda” al comprar y espera nuestro correo antes de venir.'),
      h2('pagos', 'Pagos y documentos'),
      h3('como-pagar', '¿Cómo puedo pagar?'),
      p(
        'Con tarjeta de débito, crédito o prepago, en la página de Webpay: nosotros no vemos los datos de tu tarjeta. O por transferencia bancaria: guardamos tu pedido 48 horas mientras nos mandas el comprobante.',
      ),
      h3('rechazado', 'Mi pago fue rechazado, ¿me cobraron?'),
      p(
        'No. Si tu banco muestra el monto, es una reserva que se libera sola en unos días. Tu carrito sigue como estaba y puedes intentar de nuevo.',
      ),
      h3('factura', '¿Dan factura?'),
      p('Sí. Elige “Factura” en el último paso y completa RUT, razón social, giro y dirección.'),
      h2('cambios', 'Cambios y devoluciones'),
      h3('arrepentirme', '¿Puedo arrepentirme?'),
      p(
        `Dentro de 10 días desde que lo recibes, si está sin abrir. Los alimentos frescos quedan fuera. Cómo hacerlo está en [cambios y devoluciones](${PATHS['exchange-return-policies']}).`,
      ),
      h3('quebrada', 'Llegó una botella quebrada o con mal olor'),
      p(`Mándanos una foto a ${ORDERS_MAIL}. La cambiamos o te devolvemos el dinero, como prefieras.`),
      h2('elegir', 'Elegir y regalar'),
      h3('no-se-que-elegir', 'No sé qué elegir'),
      p(
        `Parte por la comida: en el [sommelier virtual](${hrefs.sommelier}) eliges un plato y te mostramos qué le va bien. O escríbenos por WhatsApp qué vas a cocinar.`,
      ),
      h3('mensaje', '¿Puedo agregar un mensaje al regalo?'),
      p(
        'Sí. Marca la caja de regalo en el carrito y escríbelo: lo pasamos a mano y el paquete va sin precios.',
      ),
    ],
  },
  en: {
    title: 'Contact and help',
    lead: 'Write or call: a person who knows the shop answers.',
    description:
      'Email, phone, WhatsApp and hours of Casa Quillay, and answers about orders, delivery, payment, exchanges and gifts.',
    blocks: [
      h2('contacto', 'How to reach us'),
      facts(
        ['About an order', ORDERS_MAIL],
        ['Anything else', MAIL],
        ['WhatsApp', WHATSAPP],
        ['Phone', PHONE],
        ['We answer', ANSWER_HOURS.en],
        ['Shop', `${SHOP.address}. ${SHOP_HOURS.en}`],
      ),
      h2('empresas', 'Companies'),
      p(
        `Gifts for teams, tastings or purchases with an invoice: [tell us here](${hrefs.contact}/empresa) the quantity, the date and an amount per person. Within a working day we send two or three alternatives.`,
      ),
      h2('pedidos', 'Orders and delivery'),
      h3('cuanto-demora', 'How long does my order take?'),
      p(
        `One to eight working days by region; in Santiago, one or two. See [delivery](${PATHS['dispatch-policies']}), or the delivery page before you pay.`,
      ),
      h3('donde-esta', 'Where is my order?'),
      p(
        `See [order tracking](${hrefs.tracking}) with your order number and your email; the confirmation holds both, and the time it takes. If that has passed and nothing came, write to ${ORDERS_MAIL}.`,
      ),
      h3('quien-recibe', 'May somebody else receive it?'),
      p(
        'Yes, if they are 18 or older and show an identity card. A concierge may too, on the same condition.',
      ),
      h3('retirar', 'Can I pick it up in the shop?'),
      p('Yes, at no cost. Choose “Store pickup” when you buy and wait for our email before you come.'),
      h2('pagos', 'Payment and documents'),
      h3('como-pagar', 'How can I pay?'),
      p(
        'By debit, credit or prepaid card on the page of Webpay: we do not see your card data. Or by bank transfer: we hold your order for 48 hours while you send us the proof.',
      ),
      h3('rechazado', 'My payment was refused, was I charged?'),
      p(
        'No. If your bank shows the amount, it is a hold that ends by itself within days. Your cart is as it was and you can try again.',
      ),
      h3('factura', 'Do you issue invoices?'),
      p(
        'Yes. Choose the invoice (factura) in the last step and fill in RUT, company name, business and address.',
      ),
      h2('cambios', 'Exchanges and returns'),
      h3('arrepentirme', 'Can I change my mind?'),
      p(
        `Within 10 days of receiving it, if it is unopened. Fresh food is excluded. How to do it is told under [exchanges and returns](${PATHS['exchange-return-policies']}).`,
      ),
      h3('quebrada', 'A bottle came broken or smells wrong'),
      p(`Send a picture to ${ORDERS_MAIL}. We exchange it or give your money back, as you prefer.`),
      h2('elegir', 'Choosing and giving'),
      h3('no-se-que-elegir', 'I do not know what to choose'),
      p(
        `Begin with the food: at the [virtual sommelier](${hrefs.sommelier}) you choose a dish and we show what goes well with it. Or tell us by WhatsApp what you are going to cook.`,
      ),
      h3('mensaje', 'Can I add a message to a gift?'),
      p(
        'Yes. Tick the gift box in the cart and write it: we copy it by hand and the parcel carries no prices.',
      ),
    ],
  },
};
