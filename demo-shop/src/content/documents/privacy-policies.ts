import { KEEP_DAYS } from 'api/keep-days';
import { hrefs } from 'shared-contracts/hrefs';
import { facts, h2, notice, p, ul } from '../prose.ts';
import { MAIL, SELLER } from '../visit.ts';
import type { SeedDocument } from './document.ts';

const ACCOUNT_ROOM = `${hrefs.account}/privacidad`;

export const privacyPolicies: SeedDocument = {
  updated: '2026-11-22',
  scene: null,
  es: {
    title: 'Privacidad',
    lead: 'Pedimos los datos que hacen falta para venderte y entregarte, los guardamos lo justo y no los vendemos a nadie.',
    description:
      'Qué datos personales tratamos, para qué, con qué base legal, cuánto los guardamos y cómo ejercer tus derechos según la Ley 21.719.',
    blocks: [
      p(
        'Esta política cumple la Ley 19.628 sobre protección de la vida privada, modificada por la **Ley 21.719**, que rige desde el 1 de diciembre de 2026. Aplicamos desde ya lo que ella pide.',
      ),
      h2('responsable', 'Quién responde por tus datos'),
      facts(...SELLER.es),
      h2('que-datos', 'Qué datos tratamos y para qué'),
      facts(
        ['Comprar', 'Nombre, RUT, correo, teléfono, dirección y pedido. Base: el contrato de compra.'],
        ['Boleta o factura', 'RUT, razón social, giro y dirección. Base: la ley tributaria.'],
        ['Cuenta', 'Correo, contraseña protegida e historial de compras. Base: el contrato.'],
        ['Reservas y consultas', 'Lo que nos escribes. Base: responder a lo que pediste.'],
        ['Correos con novedades', 'Tu correo. Base: tu consentimiento, que puedes retirar en cada envío.'],
        [
          'Constancias',
          'Qué aceptaste, con qué texto, cuándo y desde dónde; la dirección de red, solo como resumen. Base: la ley, que nos pide poder demostrarlo.',
        ],
        [
          'Medición',
          'Qué páginas se ven y qué se compra, sin tu nombre, RUT ni correo. Base: tu consentimiento; sin él no se activa.',
        ],
        [
          'Seguridad',
          'Registros técnicos sin nombre ni RUT. Base: nuestro interés legítimo en evitar fraudes.',
        ],
      ),
      p(
        'Los datos de tu tarjeta no pasan por nosotros: los escribes en la página de pago del operador y solo recibimos si el pago fue aprobado y los últimos cuatro dígitos. No tomamos decisiones automáticas sobre ti ni armamos perfiles.',
      ),
      p(
        'Los datos nos los das tú. Si otra persona te envía un regalo o te nombra para recibir un pedido, nos da tu nombre, teléfono y dirección, y los usamos solo para entregar.',
      ),
      h2('con-quien', 'Con quién los compartimos'),
      ul(
        'La empresa de reparto: nombre, dirección y teléfono de quien recibe.',
        'El operador de pagos Webpay: monto y número de la orden.',
        'El Servicio de Impuestos Internos: lo que lleva el documento tributario.',
        'Quienes alojan el sitio y envían nuestros correos, que solo actúan por encargo nuestro y con contrato.',
        'La herramienta de medición, solo si dijiste que sí.',
      ),
      p(
        'No vendemos ni cedemos datos para publicidad de otros. Si quien trabaja por encargo nuestro está fuera de Chile, su contrato lo obliga a cuidarlos como aquí se dice.',
      ),
      h2('cuanto-tiempo', 'Cuánto los guardamos'),
      facts(
        ['Pedidos y documentos', '6 años, por la ley tributaria'],
        ['Cuenta', 'Hasta que la cierres'],
        [
          'Suscripción a novedades',
          `Hasta que te des de baja; luego solo la constancia de ello. Sin confirmar, ${KEEP_DAYS.pendingNewsletter} días`,
        ],
        ['Consultas', `${KEEP_DAYS.messages} días desde que las envías`],
        ['Reservas', `${KEEP_DAYS.reservations} días después de la visita`],
        ['Comprobantes de transferencia', `${KEEP_DAYS.transferProofs} días después de la entrega`],
        [
          'Constancias de lo que aceptaste',
          'Mientras puedan servir de prueba; al eliminar la cuenta quedan sin tu correo',
        ],
        ['Registros técnicos', '90 días'],
      ),
      h2('derechos', 'Tus derechos'),
      p('Sin costo y cuando quieras, puedes pedirnos:'),
      ul(
        '**acceso:** saber qué datos tuyos tenemos y recibir una copia;',
        '**rectificación:** corregir lo que esté mal o incompleto;',
        '**supresión:** borrar lo que ya no haga falta o retirar tu consentimiento, tan fácil como lo diste;',
        '**oposición:** que dejemos de usarlos para un fin, la publicidad entre otros;',
        '**portabilidad:** recibirlos en un formato que otro sistema pueda leer;',
        '**bloqueo:** que queden en pausa mientras resolvemos lo anterior.',
      ),
      p(
        `Con una cuenta lo haces tú en [Mi cuenta, Privacidad](${ACCOUNT_ROOM}): ahí descargas tus datos, los corriges, cierras sesiones, retiras permisos o eliminas la cuenta.`,
      ),
      p(
        `Sin cuenta, escríbenos a ${MAIL} con el asunto “Mis datos”, desde el correo que usaste en tus compras. Te confirmamos la recepción y respondemos en un máximo de 30 días corridos. Si la respuesta no te convence, puedes reclamar ante la Agencia de Protección de Datos Personales.`,
      ),
      h2('cookies', 'Cookies y memoria del navegador'),
      p(
        'Usamos solo lo necesario para que el sitio funcione: el idioma, tu sesión, la llave que te deja ver tu pedido y el aviso que ya cerraste van en cookies; el carrito, tus últimas búsquedas y la confirmación de tu edad quedan en la memoria de tu navegador. Lo que escribes para comprar queda solo en esa pestaña, hasta que termina la compra o la cierras; nombre, RUT, correo y teléfono siguen en tu navegador solo si pides recordarlos. Medición y publicidad no se activan sin que digas que sí; si las ofrecemos, con “Cookies”, al pie de cada página, cambias de opinión cuando quieras.',
      ),
      h2('seguridad', 'Cómo los cuidamos'),
      p(
        'El sitio viaja cifrado, las contraseñas se guardan con un resumen que no se puede deshacer y solo ve tus datos quien los necesita para atenderte. Si una falla los pusiera en riesgo, avisaremos a la Agencia y, si corresponde, a ti.',
      ),
      notice(
        'Este sitio es para mayores de 18 años: no tratamos a sabiendas datos de niños, niñas ni adolescentes.',
      ),
      h2('cambios', 'Cambios'),
      p(
        'Si cambia algo que te afecte, lo anunciamos aquí y por correo a quienes tienen cuenta, antes de que rija. La fecha de arriba dice desde cuándo vale este texto.',
      ),
    ],
  },
  en: {
    title: 'Privacy',
    lead: 'We ask for what it takes to sell and deliver to you, keep it no longer than needed and sell it to nobody.',
    description:
      'Which personal data we process, why and on which legal basis, how long we keep it and how to use your rights under Chilean law 21.719.',
    blocks: [
      p(
        'This policy follows Chilean law 19.628 on the protection of private life as amended by **law 21.719**, in force from 1 December 2026. We already apply what it asks for.',
      ),
      h2('responsable', 'Who answers for your data'),
      facts(...SELLER.en),
      h2('que-datos', 'Which data we process and why'),
      facts(
        ['Buying', 'Name, RUT, email, phone, address and order. Basis: the contract of sale.'],
        ['Receipt or invoice', 'RUT, company name, business and address. Basis: tax law.'],
        ['Account', 'Email, protected password and past purchases. Basis: the contract.'],
        ['Reservations and questions', 'What you write to us. Basis: answering what you asked for.'],
        ['News by email', 'Your address. Basis: your consent, which you can withdraw in each mail.'],
        [
          'Records of consent',
          'What you agreed to, in which words, when and from where; the network address as a digest only. Basis: the law, which wants us to be able to prove it.',
        ],
        [
          'Measuring',
          'Which pages are seen and what is bought, without your name, RUT or email. Basis: your consent; without it nothing starts.',
        ],
        [
          'Security',
          'Technical records without name or RUT. Basis: our legitimate interest in preventing fraud.',
        ],
      ),
      p(
        'Card data never passes through us: you type it on the operator’s payment page, and we only learn whether the payment was approved and the last four digits. We take no automatic decisions about you and build no profiles.',
      ),
      p(
        'The data comes from you. If somebody sends you a present or names you to receive an order, they give us your name, phone and address, and we use them for the delivery only.',
      ),
      h2('con-quien', 'With whom we share it'),
      ul(
        'The courier: name, address and phone of whoever receives.',
        'The payment operator Webpay: amount and number of the order.',
        'The tax authority (SII): what the tax document holds.',
        'Those who host the site and send our mail, who act only on our behalf and under contract.',
        'The measuring tool, only if you said yes.',
      ),
      p(
        'We neither sell data nor hand it over for the advertising of others. If somebody who works on our behalf is outside Chile, their contract obliges them to look after it as told here.',
      ),
      h2('cuanto-tiempo', 'How long we keep it'),
      facts(
        ['Orders and documents', '6 years, by tax law'],
        ['Account', 'Until you close it'],
        [
          'News by email',
          `Until you unsubscribe; then only the record of it. Unconfirmed, ${KEEP_DAYS.pendingNewsletter} days`,
        ],
        ['Questions', `${KEEP_DAYS.messages} days from when you send them`],
        ['Reservations', `${KEEP_DAYS.reservations} days after the visit`],
        ['Proofs of a bank transfer', `${KEEP_DAYS.transferProofs} days after the delivery`],
        [
          'Records of consent',
          'As long as they may be needed as proof; once the account is deleted, without your email',
        ],
        ['Technical records', '90 days'],
      ),
      h2('derechos', 'Your rights'),
      p('At no cost and at any time, you may ask us for:'),
      ul(
        '**access:** to know which data of yours we hold and receive a copy;',
        '**rectification:** to correct what is wrong or incomplete;',
        '**erasure:** to delete what is no longer needed or withdraw your consent, as easily as you gave it;',
        '**opposition:** that we stop using it for a purpose, advertising among others;',
        '**portability:** to receive it in a form that another system can read;',
        '**blocking:** that it rests while we settle any of the above.',
      ),
      p(
        `With an account you do it yourself in [My account, Privacy](${ACCOUNT_ROOM}): download your data, correct it, end sessions, withdraw permissions or delete the account.`,
      ),
      p(
        `Without one, write to ${MAIL} with the subject “My data”, from the address you bought with. We confirm the receipt and answer within 30 calendar days. If the answer does not convince you, you may complain to the Chilean data protection agency (Agencia de Protección de Datos Personales).`,
      ),
      h2('cookies', 'Cookies and browser storage'),
      p(
        'We use only what the site needs to work: language, session, the key that lets you see your order and the notice you closed are cookies; the cart, your recent searches and the confirmation of your age stay in your browser. What you write in order to buy stays in that tab alone, until the purchase ends or you close it; name, RUT, e-mail and phone stay in your browser only if you ask for them to be remembered. Measuring and advertising do not start unless you say yes; where we offer them, “Cookies” at the foot of every page lets you change your mind at any time.',
      ),
      h2('seguridad', 'How we look after it'),
      p(
        'The site travels encrypted, passwords are kept as a digest that cannot be undone, and only those who need your data to serve you see it. If a fault put it at risk, we would tell the agency and, where it applies, you.',
      ),
      notice('This site is for people of 18 or older: we do not knowingly process data of minors.'),
      h2('cambios', 'Changes'),
      p(
        'If something changes that affects you, we announce it here and by email to those who have an account, before it applies. The date above says from when this text holds.',
      ),
    ],
  },
};
