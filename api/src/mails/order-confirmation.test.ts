import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { MAIL_FONTS } from 'shared-contracts/domain/mail-fonts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMailer } from './mailer.ts';
import { type MailedOrder, orderConfirmation } from './order-confirmation.ts';

const shop = {
  name: 'Casa del Valle',
  legalName: 'Casa del Valle SpA',
  rut: '76418530-7',
  address: 'Calle Uno 12, Santiago',
  email: 'hola@casa.example',
  phone: '+56 2 2555 0143',
};
const order: MailedOrder = {
  id: 'a1b2c3',
  number: 'CQ-000042',
  locale: 'es',
  status: 'confirmed',
  created_at: new Date('2026-11-21T15:00:00Z'),
  expires_at: new Date('2026-11-21T15:15:00Z'),
  platform: 'webpay',
  email: 'ana@example.cl',
  name: 'Ana <script>alert(1)</script>',
  lines: [
    {
      name: 'Carmenère Gran Reserva',
      product_type: 'Wine',
      brand: 'Viña Uno',
      year: 2021,
      format: null,
      qty: 2,
      price: 12_990,
      retractoExcluded: null,
    },
    {
      name: 'Comté',
      product_type: 'GourmetProduct',
      brand: 'Jura',
      year: null,
      format: 200,
      qty: 1,
      price: 8_990,
      retractoExcluded: 'se deteriora rápido',
    },
  ],
  subtotal: 40_970,
  discount: 6_000,
  price_delivery: 3_990,
  gift_price: 2_000,
  gift_text: 'Feliz día & besos',
  total: 40_960,
  delivery: {
    method: 'home',
    address: 'Los Aromos 123',
    department: '4B',
    commune: 'Ñuñoa',
    region: 'Metropolitana',
    days: { min: 1, max: 2 },
    arrives: null,
    receiver: 'other',
    contact: 'Luis Soto',
    pickup: null,
  },
  document: '0',
  invoice: null,
  card: {
    card_number: '6623',
    authorization_code: '1213',
    payment_type_code: 'VN',
    installments_number: 0,
    installments_amount: null,
  },
};

describe('order confirmation mail', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'mail-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const sendAndRead = async (locale: 'es' | 'en', changes: Partial<typeof order> = {}) => {
    const publicUrl = 'https://tienda.example';
    const mailer = createMailer({
      MAIL_DIR: folder,
      MAIL_FROM: 'Casa del Valle <hola@casa.example>',
      PUBLIC_URL: publicUrl,
    });
    const links = { publicUrl, linkTo: () => 'https://tienda.example/status' };
    await mailer.send(orderConfirmation({ ...order, ...changes, locale }, shop, links));
    const files = await readdir(folder);
    expect(files).toHaveLength(1);
    expect(files[0]).toMatch(/^\d{4}-\d\d-\d\dT.*\.eml$/);
    return PostalMime.parse(await readFile(path.join(folder, files[0] as string)));
  };

  it('contains what the law requires, as HTML and plain text', async () => {
    const mail = await sendAndRead('es');
    expect(mail.subject).toBe('Recibimos tu compra CQ-000042');
    expect(mail.to?.[0]?.address).toBe('ana@example.cl');
    for (const body of [mail.html, mail.text]) {
      for (const text of [
        'CQ-000042',
        'Carmenère Gran Reserva',
        '$12.990',
        '$25.980',
        '-$6.000',
        '$3.990',
        '$40.960',
        'Los Aromos 123, 4B, Ñuñoa, Metropolitana',
        'Recibe Luis Soto',
        'Derecho a retracto',
        'Comté, 200 gr (se deteriora rápido)',
        'mayores de 18',
        'https://tienda.example/acerca-de/condiciones-generales',
        'https://tienda.example/status',
        '76.418.530-7',
        'terminada en 6623',
      ]) {
        expect(body).toContain(text);
      }
    }
  });

  it.each([
    [{ min: 1, max: 1 }, 'es', '1 día hábil desde hoy'],
    [{ min: 1, max: 1 }, 'en', '1 working day from today'],
    [{ min: 3, max: 5 }, 'es', '3 a 5 días hábiles desde hoy'],
  ] as const)('says when an order of %j arrives in %s', async (days, locale, words) => {
    const { text } = await sendAndRead(locale, { delivery: { ...order.delivery, days } });
    expect(text).toContain(words);
  });

  it.each([
    [
      'es',
      'recibimos el pago de la diferencia. Enviamos los productos nuevos con tu pedido CQ-000040.',
      'Entrega',
    ],
    [
      'en',
      'we received the payment of the difference. We send the new products with your order CQ-000040.',
      'Delivery',
    ],
  ] as const)(
    'names the order that a paid difference goes with, in %s, and no delivery',
    async (locale, words, title) => {
      const difference = { number: 'CQ-000040', reason: 'Te gustó más la reserva' };
      const { html = '', text = '' } = await sendAndRead(locale, { difference });
      for (const body of [html, text.replaceAll(/\s+/g, ' ')]) expect(body).toContain(words);
      expect(html).not.toContain(`>${title}</h2>`);
      expect(html).not.toContain('Los Aromos 123');
    },
  );

  it('splits net and VAT for a boleta alone: a factura can have an alcohol tax too', async () => {
    expect((await sendAndRead('es')).text).toContain('neto $34.420, IVA $6.540');
    await rm(folder, { recursive: true });
    const { html, text } = await sendAndRead('es', { document: '1' });
    expect(`${html}${text}`).not.toContain('IVA');
  });

  it('has no line for a discount of $0', async () => {
    const { html, text } = await sendAndRead('es', { discount: 0 });
    expect(`${html}${text}`).not.toContain('Descuento');
  });

  it.each([
    ['es', 'Retiro en tienda', 'Gratis', 'Despacho'],
    ['en', 'Store pickup', 'Free', 'Delivery'],
  ] as const)('calls the price of a pick-up by its name, in %s', async (locale, name, free, delivery) => {
    const pickup = { ...order.delivery, method: 'pickup' as const };
    const { html } = await sendAndRead(locale, { delivery: pickup, price_delivery: 0 });
    expect(html).toMatch(new RegExp(`>${name}</td><td[^>]*>${free}</td>`));
    expect(html).not.toContain(`>${delivery}</td>`);
  });

  it("names the shop's fonts, and the system's for mail programs that load none", async () => {
    const { html = '' } = await sendAndRead('es');
    for (const [family, path] of Object.entries(MAIL_FONTS))
      expect(html).toContain(
        `font-family:'${family}';font-weight:400 700;src:url(https://tienda.example${path})`,
      );
    expect(html).toMatch(/<body[^>]*'Source Sans 3'[^>]*Arial, sans-serif/);
    expect(html).toMatch(/<h1[^>]*Fraunces, Georgia/);
  });

  it('escapes texts of the shopper', async () => {
    const mail = await sendAndRead('es');
    expect(mail.html).not.toContain('<script>');
    expect(mail.html).toContain('<p>Hola, tu pago');
    expect(mail.html).toContain('Feliz día &amp; besos');
  });

  it('says nothing of a right to withdraw when no product has it', async () => {
    const lines = order.lines.slice(1).map((line) => ({ ...line, retractoExcluded: 'producto fresco.' }));
    const { text } = await sendAndRead('es', { lines });
    expect(text).toContain('El derecho a retracto no aplica a: Comté, 200 gr (producto fresco).');
    expect(text).not.toContain('Puedes arrepentirte');
  });

  it('tells of the right to return a bottle, whatever its data say', async () => {
    const lines = order.lines.slice(0, 1).map((line) => ({ ...line, retractoExcluded: 'por error' }));
    const { text } = await sendAndRead('es', { lines });
    expect(text).toContain('Puedes arrepentirte');
    expect(text).not.toContain('no aplica a');
  });

  it('shows the message of the gift as the card has it', async () => {
    const { html, text } = await sendAndRead('es', { gift_text: 'Feliz día mamá ❤️, te queremos 🎉' });
    for (const body of [html, text])
      expect(body).toContain('Mensaje del regalo: Feliz día mamá, te queremos');
    expect(`${html}${text}`).not.toMatch(/❤|🎉/u);
  });

  it('keeps the lines of the message of the gift', async () => {
    const { html, text } = await sendAndRead('es', { gift_text: 'Feliz día\r\n<b>mamá</b>\n\nAna' });
    expect(html).toContain('Mensaje del regalo: Feliz día<br>&lt;b&gt;mamá&lt;/b&gt;<br><br>Ana</p>');
    expect(text?.replaceAll('\r\n', '\n')).toContain('Mensaje del regalo: Feliz día\n<b>mamá</b>\n\nAna');
  });

  it('is English for an order in English', async () => {
    const mail = await sendAndRead('en');
    expect(mail.subject).toBe('We received your order CQ-000042');
    expect(mail.text).toContain('Right of withdrawal');
    expect(mail.text).not.toContain('Despacho');
    const pages = mail.html?.match(/(?<=tienda\.example\/)(acerca-de|tus-datos)[^"]*/g);
    expect(pages).toHaveLength(3);
    for (const page of pages ?? []) expect(page).toMatch(/\?lang=en$/);
  });
});
