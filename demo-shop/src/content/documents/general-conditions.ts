import { facts, h2, notice, ol, p } from '../prose.ts';
import { MAIL, ORDERS_MAIL, PATHS, SELLER } from '../visit.ts';
import type { SeedDocument } from './document.ts';

export const generalConditions: SeedDocument = {
  updated: '2026-11-22',
  scene: null,
  es: {
    title: 'Condiciones generales',
    lead: 'Las reglas de cada compra en este sitio. Puedes guardarlas o imprimirlas; también van en el correo de confirmación.',
    description:
      'Condiciones de venta del sitio: quién vende, mayoría de edad, precios, pago, despacho, retracto, garantía y reclamos.',
    blocks: [
      h2('vendedor', 'Quién vende'),
      facts(...SELLER.es),
      p(
        'La venta se hace con patente municipal de depósito de bebidas alcohólicas (clase A) y el bar con la suya, ambas de la Municipalidad de Providencia y a la vista en el local.',
      ),
      h2('mayores', 'Solo mayores de 18 años'),
      p(
        'Por la Ley 19.925 no vendemos ni entregamos alcohol a menores de 18 años; es un delito, y la Ley 21.363 nos obliga a pedir la cédula de identidad. Al comprar declaras ser mayor de edad, y quien recibe el pedido, en la puerta o en la tienda, debe mostrar su cédula. Si no lo hace, no entregamos el pedido.',
      ),
      h2('productos', 'Productos y existencias'),
      p(
        'La página de cada producto dice qué es, cuánto trae, de dónde viene y su graduación. Las imágenes son ilustraciones: etiqueta y añada pueden variar, y si la añada cambia lo decimos en la ficha. Solo puedes comprar lo que tenemos; si algo se agota mientras pagas, te avisamos antes de cobrar.',
      ),
      p(
        'La cepa, la añada y el origen de un vino son los de su etiqueta: por el Decreto 464, al menos el 75 % del vino es lo que ella nombra, y palabras como Reserva o Gran Reserva se usan como allí se definen.',
      ),
      h2('precios', 'Precios y ofertas'),
      p(
        'Los precios están en pesos chilenos e incluyen IVA y todo impuesto. El despacho se suma aparte y lo ves antes de pagar. El precio tachado es el que el producto tuvo de verdad antes de la oferta, y las ofertas duran hasta agotar el stock o hasta que cambie el precio publicado. Si un precio cambia entre que llenas el carrito y pagas, vale el que aceptas en la última pantalla.',
      ),
      h2('como-se-compra', 'Cómo se compra'),
      ol(
        'Agregas productos al carrito. Nada se agrega solo: la caja de regalo y las novedades por correo se marcan aparte.',
        'Indicas tus datos y cómo quieres recibir. Puedes corregirlos en cualquier momento volviendo atrás.',
        'Revisas el total con el despacho, marcas que aceptas estas condiciones (la casilla viene vacía) y pagas.',
        'Si el pago se aprueba, te enviamos la confirmación escrita con el número de orden, los productos, los precios, cómo arrepentirte y estas condiciones. Ahí nace el contrato.',
      ),
      p('Cada confirmación queda archivada y puedes pedirnos una copia. El contrato se celebra en español.'),
      h2('pago', 'Pago'),
      p(
        'Pagas con tarjeta de débito, crédito o prepago en la página de Webpay; este sitio no ve los datos de tu tarjeta. Cuando aceptamos transferencia bancaria, la página de pago lo ofrece y dice el plazo. Mientras pagas con tarjeta guardamos tus productos por 15 minutos. Si el pago se rechaza o lo anulas, no se cobra nada y tu carrito sigue igual.',
      ),
      h2('documento', 'Boleta o factura'),
      p(
        'Eliges al pagar. La boleta o factura electrónica llega a tu correo. La factura necesita RUT, razón social, giro, dirección y comuna; no puede cambiarse por boleta después de emitida.',
      ),
      h2('despacho', 'Despacho y retiro'),
      p(
        `Precios, plazos y quién puede recibir están en [despachos](${PATHS['dispatch-policies']}). El plazo prometido es parte del contrato: si no lo cumplimos, puedes anular la compra y recibir todo lo pagado. Lo que se pierda o quiebre en el camino es de nuestra cuenta.`,
      ),
      h2('retracto', 'Retracto y garantía'),
      p(
        `Tienes **10 días** desde que recibes para arrepentirte sin dar razones, salvo en alimentos frescos que se deterioran con rapidez, y **6 meses** de garantía legal si algo viene con fallas. El retracto no rige en reservas de mesas y eventos, que no se pagan por adelantado y se anulan sin costo. Cómo hacerlo está en [cambios y devoluciones](${PATHS['exchange-return-policies']}).`,
      ),
      h2('codigos', 'Códigos de descuento'),
      p(
        'Cada código dice su monto y hasta cuándo vale. Se usa uno por compra, no se suma a otro descuento aplicado al pedido y no se cambia por dinero.',
      ),
      h2('cuenta', 'Tu cuenta'),
      p(
        'Puedes comprar sin cuenta. Si creas una, tu contraseña es solo tuya: avísanos si crees que alguien la conoce. Puedes cerrarla cuando quieras.',
      ),
      h2('datos', 'Tus datos'),
      p(`Los tratamos como dice la [política de privacidad](${PATHS['privacy-policies']}).`),
      h2('contenidos', 'Contenidos del sitio'),
      p(
        'Textos, ilustraciones y marca son nuestros o los usamos con permiso. Puedes compartir enlaces y citarnos; para reproducirlos, escríbenos.',
      ),
      h2('reclamos', 'Reclamos y ley que rige'),
      p(
        `Escríbenos a ${ORDERS_MAIL} o ${MAIL}; respondemos en 5 días hábiles. Rige la ley chilena. Siempre puedes acudir al SERNAC o al juzgado de policía local, el de tu domicilio o el nuestro, a tu elección. Nada de lo escrito aquí limita los derechos que te da la Ley 19.496.`,
      ),
      notice(
        'Si cambiamos estas condiciones, la versión nueva vale solo para compras posteriores. La fecha de arriba dice desde cuándo.',
      ),
    ],
  },
  en: {
    title: 'General conditions',
    lead: 'The rules of every purchase on this site. You can keep or print them; they also come with the confirmation email.',
    description:
      'Conditions of sale: who sells, legal age, prices, payment, delivery, withdrawal, guarantee and complaints.',
    blocks: [
      h2('vendedor', 'Who sells'),
      facts(...SELLER.en),
      p(
        'We sell under a municipal licence for the sale of alcohol to take away (class A) and the bar has its own, both from the Municipality of Providencia and on display on the premises.',
      ),
      h2('mayores', 'Only for people of 18 or older'),
      p(
        'Under Chilean law 19.925 we neither sell nor hand alcohol to anyone under 18; it is a crime, and law 21.363 obliges us to ask for the identity card. By buying you declare to be of age, and whoever receives the order, at the door or in the shop, must show the card. Otherwise we do not hand it over.',
      ),
      h2('productos', 'Products and stock'),
      p(
        'Each product page says what it is, how much it holds, where it comes from and its strength. Pictures are illustrations: label and vintage may vary, and if the vintage changes the page says so. You can only buy what we have; if something runs out while you pay, we tell you before charging.',
      ),
      p(
        'Grape, vintage and origin of a wine are those of its label: under Chilean decree 464 at least 75 % of the wine is what it names, and words such as Reserva or Gran Reserva are used as defined there.',
      ),
      h2('precios', 'Prices and offers'),
      p(
        'Prices are in Chilean pesos and include VAT and every tax. Delivery is added apart and shown before you pay. The struck price is the one the product really had before the offer, and offers last while there is stock or until the published price changes. Should a price change between filling the cart and paying, the one you accept on the last screen holds.',
      ),
      h2('como-se-compra', 'How to buy'),
      ol(
        'You add products to the cart. Nothing adds itself: the gift box and news by email are ticked apart.',
        'You give your details and say how you want to receive the order. You can go back and correct them at any time.',
        'You check the total with delivery, tick that you accept these conditions (the box comes empty) and pay.',
        'If the payment is approved, we send the written confirmation with order number, products, prices, how to change your mind and these conditions. That is when the contract is made.',
      ),
      p(
        'Every confirmation is kept and you may ask us for a copy. The contract is made in Spanish; this translation is a courtesy.',
      ),
      h2('pago', 'Payment'),
      p(
        'You pay by debit, credit or prepaid card on the page of Webpay; this site never sees your card data. Where we accept bank transfer, the payment page offers it and states the time limit. While you pay by card we hold your products for 15 minutes. If the payment is refused or you cancel it, nothing is charged and your cart stays as it is.',
      ),
      h2('documento', 'Receipt or invoice'),
      p(
        'You choose when paying. The electronic receipt (boleta) or invoice (factura) comes by email. An invoice needs RUT, company name, business, address and commune; once issued it cannot be changed for a receipt.',
      ),
      h2('despacho', 'Delivery and pick-up'),
      p(
        `Prices, times and who may receive are told under [delivery](${PATHS['dispatch-policies']}). The promised time is part of the contract: if we miss it you may cancel and receive all you paid. What gets lost or breaks on the way is at our cost.`,
      ),
      h2('retracto', 'Withdrawal and guarantee'),
      p(
        `You have **10 days** from receipt to change your mind without giving reasons, except for fresh food that spoils quickly, and **6 months** of legal guarantee if something is faulty. Withdrawal does not apply to reservations of tables and events, which are not paid in advance and can be cancelled at no cost. How to go about it is told under [exchanges and returns](${PATHS['exchange-return-policies']}).`,
      ),
      h2('codigos', 'Discount codes'),
      p(
        'Each code states its amount and until when it holds. One is used per purchase, it does not add to another discount on the order and it is not exchanged for money.',
      ),
      h2('cuenta', 'Your account'),
      p(
        'You can buy without one. If you create an account, the password is yours alone: tell us if you think somebody knows it. You can close it whenever you like.',
      ),
      h2('datos', 'Your data'),
      p(`We treat it as the [privacy policy](${PATHS['privacy-policies']}) says.`),
      h2('contenidos', 'What is on this site'),
      p(
        'Texts, illustrations and brand are ours or used with permission. Share links and quote us freely; to reproduce them, write to us.',
      ),
      h2('reclamos', 'Complaints and governing law'),
      p(
        `Write to ${ORDERS_MAIL} or ${MAIL}; we answer within 5 working days. Chilean law governs. You may always turn to SERNAC or to the local court, that of your home or of ours, as you choose. Nothing here limits the rights that law 19.496 gives you.`,
      ),
      notice(
        'If we change these conditions, the new version holds for later purchases only. The date above says from when.',
      ),
    ],
  },
};
