import { formatClp } from 'shared-contracts/domain/money';
import type { Locale } from 'shared-contracts/locale';
import { loadRegions } from '../../regions.ts';
import { SHOP } from '../../shop.ts';
import { facts, h2, notice, p, ul } from '../prose.ts';
import { ORDERS_MAIL, PATHS, PHONE, SHOP_HOURS, WHATSAPP } from '../visit.ts';
import type { SeedDocument } from './document.ts';

const { regions, communes, rates, notDelivered: notDeliveredIds } = loadRegions();

/** What checkout charges, region by region from north to south. */
const prices = (locale: Locale) =>
  facts(
    ...regions.map(({ id, short_name }) => {
      const rate = rates.find(({ region_id }) => region_id === id);
      if (!rate) throw new Error(`no shipping price for region ${id}`);
      const { price, min_days, max_days } = rate;
      const days =
        locale === 'es'
          ? `${min_days} a ${max_days} días hábiles`
          : `${min_days} to ${max_days} working days`;
      return [short_name, `${formatClp(price)} · ${days}`] as const;
    }),
  );

const NOT_DELIVERED = notDeliveredIds.map((id) => communes.find((commune) => commune.id === id)?.name);
const notDelivered = (and: string) =>
  `${NOT_DELIVERED.slice(0, -1).join(', ')} ${and} ${NOT_DELIVERED.at(-1)}`;

export const dispatchPolicies: SeedDocument = {
  updated: '2026-11-22',
  scene: null,
  es: {
    title: 'Despachos',
    lead: 'Llevamos tu pedido a todo Chile continental, a un precio fijo por región que ves antes de pagar.',
    description:
      'Precios y plazos de despacho por región, retiro en tienda en Providencia y qué hace falta para recibir un pedido con alcohol.',
    blocks: [
      h2('precios', 'Precio y plazo por región'),
      p(
        'El precio es uno solo por pedido, lleve una botella o tres cajas, e incluye IVA. Los días son hábiles, de lunes a viernes, y se cuentan desde que se aprueba el pago.',
      ),
      prices('es'),
      p(
        'El precio y el plazo que valen para tu compra son los que muestra la página de despacho cuando eliges tu comuna, y quedan escritos en el correo de confirmación.',
      ),
      h2('donde-no-llegamos', 'Dónde no llegamos'),
      p(
        `A ${notDelivered('y')} solo llegan barcos o vuelos semanales, y ahí no podemos cuidar las botellas. Puedes comprar con retiro en tienda, o escribirnos y vemos juntos cómo enviarlo.`,
      ),
      h2('retiro', 'Retiro en tienda'),
      p(
        `Retirar no tiene costo. Te avisamos por correo cuando tu pedido está listo, en general al día hábil siguiente, y lo guardamos 15 días en ${SHOP.address}. ${SHOP_HOURS.es}.`,
      ),
      h2('quien-recibe', 'Quién puede recibir'),
      notice(
        'Los pedidos con alcohol los recibe una persona **mayor de 18 años que muestre su cédula de identidad**, en la puerta, en la conserjería o en la tienda. Así lo exigen las leyes 19.925 y 21.363; sin cédula, el pedido vuelve con nosotros.',
      ),
      p(
        'Puede recibir otra persona si nos das su nombre y teléfono al comprar. En conserjería lo dejamos solo si quien atiende es mayor de edad, muestra su cédula y acepta recibirlo.',
      ),
      h2('como-viaja', 'Cómo viaja'),
      ul(
        'Las botellas van de pie, en cajas de cartón con separadores probados para caídas.',
        'Los quesos se cortan el día del despacho y viajan en caja isotérmica con gel frío.',
        'Si tu pedido lleva productos frescos y el trayecto dura más de cuatro días hábiles, te escribimos antes de enviarlo para acordar la fecha.',
        'En semanas de mucho calor despachamos temprano; si hace falta esperar un día, te avisamos.',
      ),
      h2('si-no-hay-nadie', 'Si no hay nadie'),
      p(
        'El repartidor llama al teléfono del pedido y vuelve una segunda vez dentro de los dos días hábiles siguientes, sin costo. Después el pedido regresa a la tienda: puedes retirarlo, pagar un nuevo despacho o pedir la devolución de lo que pagaste por los productos.',
      ),
      h2('atrasos', 'Si se atrasa o llega con daños'),
      p(
        `Escríbenos a ${ORDERS_MAIL} con tu número de orden, por WhatsApp al ${WHATSAPP} o llámanos al ${PHONE}. Si algo llegó quebrado, una foto de la caja nos ayuda a resolverlo el mismo día; lo reponemos o te devolvemos el dinero, como prefieras. Si no cumplimos el plazo prometido, puedes esperar o anular la compra y recibir de vuelta todo lo pagado, también el despacho.`,
      ),
      p(
        `Lo demás está en [cambios y devoluciones](${PATHS['exchange-return-policies']}) y en las [condiciones generales](${PATHS['general-conditions']}).`,
      ),
    ],
  },
  en: {
    title: 'Delivery',
    lead: 'We deliver all over mainland Chile, at one price per region that you see before you pay.',
    description:
      'Delivery prices and times by region, pick-up in Providencia, and what it takes to receive an order with alcohol.',
    blocks: [
      h2('precios', 'Price and time by region'),
      p(
        'There is one price per order, be it a bottle or three boxes, with VAT included. Days are working days, Monday to Friday, counted from the approval of the payment.',
      ),
      prices('en'),
      p(
        'The price and time that hold for your purchase are those shown on the delivery page once you choose your commune, and they are written in the confirmation email.',
      ),
      h2('donde-no-llegamos', 'Where we do not deliver'),
      p(
        `Only boats or weekly flights go to ${notDelivered('and')}, and we cannot look after the bottles on the way. You can buy with pick-up in the shop, or write to us and we will look for a way together.`,
      ),
      h2('retiro', 'Pick-up in the shop'),
      p(
        `Pick-up is free. We send an email when your order is ready, usually on the next working day, and keep it for 15 days at ${SHOP.address}. ${SHOP_HOURS.en}.`,
      ),
      h2('quien-recibe', 'Who may receive it'),
      notice(
        'Orders with alcohol are handed to a person **of 18 or older who shows an identity card**, at the door, at the concierge’s desk or in the shop. Chilean laws 19.925 and 21.363 demand it; without the card the order comes back with us.',
      ),
      p(
        'Somebody else may receive it if you give us a name and phone when you buy. We leave it with a concierge only if that person is of age, shows the card and agrees to take it.',
      ),
      h2('como-viaja', 'How it travels'),
      ul(
        'Bottles stand upright in cardboard boxes with dividers tested for falls.',
        'Cheese is cut on the day of dispatch and travels in an insulated box with cold packs.',
        'If your order holds fresh products and the journey takes more than four working days, we write to you before sending it to agree on the date.',
        'In very hot weeks we send early in the day; if it is better to wait a day, we tell you.',
      ),
      h2('si-no-hay-nadie', 'If nobody is there'),
      p(
        'The courier calls the phone of the order and comes a second time within the next two working days, at no cost. After that the order returns to the shop: you can pick it up, pay for a new delivery or ask for the money you paid for the products.',
      ),
      h2('atrasos', 'If it is late or damaged'),
      p(
        `Write to ${ORDERS_MAIL} with your order number, send a WhatsApp to ${WHATSAPP} or call ${PHONE}. If something broke, a picture of the box helps us to solve it on the same day; we replace it or give your money back, as you prefer. If we miss the promised time you may wait, or cancel and receive everything you paid, delivery included.`,
      ),
      p(
        `The rest is in [exchanges and returns](${PATHS['exchange-return-policies']}) and in the [general conditions](${PATHS['general-conditions']}).`,
      ),
    ],
  },
};
