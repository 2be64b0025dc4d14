import * as messages from 'shared-contracts/office/messages';
import * as orders from 'shared-contracts/office/orders';
import * as people from 'shared-contracts/office/people';
import * as desk from 'shared-contracts/office/privacy-requests';
import { type Customer, customersOf, PASSWORD } from './customers.ts';
import { guestsOf } from './guests.ts';
import type { CallOffice } from './office-harness.ts';
import type { Shop } from './shopper.ts';

/** A person with values that nobody else has. Each text of the person contains the token. */
export interface Person {
  token: string;
  name: string;
  email: string;
  phone: string;
  rut: string;
  customer: Customer | null;
  /** Id of the last order. */
  order: string | null;
}

/** Check digit of a RUT, modulo 11. */
const checkDigit = (body: string): string => {
  const sum = [...body].toReversed().reduce((all, digit, at) => all + Number(digit) * (2 + (at % 6)), 0);
  return '0K987654321'[sum % 11] ?? '';
};

let born = 0;
export const newPerson = (): Person => {
  born += 1;
  const digits = String(1_000_000 + Math.floor(Math.random() * 8_999_999));
  const token = `zq${born}x${Math.random().toString(36).slice(2, 8)}`;
  const body = `1${digits}`;
  return {
    token,
    name: `Marca${token}`,
    email: `Z${token.slice(1)}@example.cl`,
    phone: `95${digits}`,
    rut: `${body}-${checkDigit(body)}`,
    customer: null,
    order: null,
  };
};

/** Values of a person that must not stand anywhere after an erasure. */
export const markersOf = ({ token, phone, rut }: Person): string[] => [token, phone, rut.toLowerCase()];

/** Actions of customers, guests and staff, each as one call that finds its own state. */
export const livesOf = (shop: Shop, staff: CallOffice) => {
  const customers = customersOf(shop);
  const guests = guestsOf(shop);
  const headersOf = ({ customer }: Person): Record<string, string> =>
    customer ? { authorization: `Bearer ${customer.tokens.access_token}` } : {};

  const place = async (person: Person, changes: object) => {
    const { name, email, phone, rut } = person;
    const cart = await shop.cartWith({ W5: 1 });
    const order = { name, surname: `De ${name}`, email, phone, rut, ...changes };
    const { body } = await shop.placeOrder(cart, order, undefined, headersOf(person));
    person.order = body.id;
    return body;
  };
  const atHome = ({ name, token, phone }: Person) => ({
    method: 'home',
    address: `Pasaje ${token} 12`,
    department: `Torre ${token}`,
    commune_id: '13120',
    receiver: 'other',
    contact: { name, surname: `Vecina ${token}`, phone },
    comment: `Preguntar por ${name}`,
  });
  /** Token that proves the address, of the person's last request. Mails may have the same time. */
  const proofOf = async ({ email }: Person): Promise<string | undefined> => {
    const asked = await shop.db
      .selectFrom('privacy_requests')
      .select('id')
      .where('email', '=', email)
      .where('status', '=', 'asked')
      .orderBy('asked_at', 'desc')
      .executeTakeFirst();
    const links = (await customers.mailsTo(email)).map(
      ({ text }) => /solicitud\?token=([\w-]+\.proof\.[\w-]+)/.exec(text ?? '')?.[1],
    );
    return links.find((token) => asked && token?.startsWith(asked.id));
  };
  const confirm = async (person: Person): Promise<boolean> => {
    const token = await proofOf(person);
    if (!token) return false;
    return (await shop.call('POST', '/privacy-requests/confirm', { token })).status === 200;
  };
  const ask =
    (right: string, more: (person: Person) => object = () => ({})) =>
    (person: Person) =>
      shop.call('POST', '/privacy-requests', { email: person.email, right, ...more(person) });
  const personOf = async ({ email }: Person) => {
    const { body } = await staff(people.listPeople, { query: { q: email } });
    const id = body.data[0]?.id;
    return id === undefined ? undefined : (await staff(people.readPerson, { params: { id } })).body;
  };

  const acts = {
    async payByCard(person: Person) {
      const { payment } = await place(person, {
        delivery: atHome(person),
        gift_box: { check: true, text: `Con cariño, ${person.name}` },
        newsletter: true,
      });
      if (payment) await shop.comeBack(await shop.decide(payment.token, 'approve'));
    },
    async payByTransfer(person: Person) {
      const { id, access_key } = await place(person, {
        delivery: atHome(person),
        payment_method: { document: '0', platform: 'transfer' },
      });
      await shop.uploadProof({ id, access_key }, person.token);
    },
    async reserve({ name, email, phone, token }: Person) {
      const changes = { name, last_name: token, email, phone, message: `Soy ${name}` };
      await guests.reserveEvent('vidas', changes, { 'idempotency-key': crypto.randomUUID() });
    },
    async write({ name, email, phone, rut, token }: Person) {
      const sent = { name, last_name: token, email, phone, rut, company_name: token, subject: `De ${token}` };
      await shop.call('POST', '/company-contact', { ...sent, message: `Hola, soy ${name}` });
    },
    async subscribe({ email }: Person) {
      await shop.call('POST', '/newsletter', { email });
    },
    async confirmNewsletter({ email }: Person) {
      const token = await customers.linkTokenTo(email, 'newsletter-confirm').catch(() => undefined);
      if (token) await shop.call('POST', '/newsletter/confirm', { token });
    },
    async join(person: Person) {
      if (person.customer) return;
      const { name, email, phone, rut, token } = person;
      person.customer = await customers.join({ name, last_name: token, email, phone, rut });
      await person.customer.call('POST', '/profile/addresses', {
        identification: `Casa ${token}`,
        address: `Pasaje ${token} 12`,
        commune_id: '13120',
      });
      const { id } = (await person.customer.call<{ id: string }>('GET', '/shopping-cart/id')).body;
      await person.customer.call('PUT', `/shopping-cart?cart_id=${id}`, { sku: 'W6', qty: 1 });
    },
    async confirmAccount(person: Person) {
      if (!person.customer) return;
      const token = await customers.linkTokenTo(person.email, 'verify-email').catch(() => undefined);
      if (token) await shop.call('POST', '/verify-email', { token, password: PASSWORD });
    },
    async download(person: Person) {
      await person.customer?.call('GET', '/profile/export');
    },
    async limit(person: Person) {
      await person.customer?.call('PUT', '/profile/data-limits', { limits: ['profile', 'statistics'] });
    },
    askAccess: ask('access'),
    askCorrection: ask('correction', ({ name }) => ({ text: `Mi nombre es ${name}` })),
    askOpposition: ask('opposition', () => ({ purposes: ['advertising'] })),
    askBlocking: ask('blocking'),
    confirm,
    async staffNotes(person: Person) {
      if (!person.order) return;
      const params = { id: person.order };
      const { body } = await staff(orders.readOrder, { params });
      await staff(orders.addOrderNote, {
        params,
        body: { version: body.version, text: `Llamar a ${person.name}` },
      });
    },
    async staffExports(person: Person) {
      const found = await personOf(person);
      const body = { reason: `Lo pidió ${person.name}` };
      if (found) await staff(people.exportPerson, { params: { id: found.id }, body });
    },
    async staffAnswers({ email, name }: Person) {
      const { body } = await staff(messages.listMessages, { query: { q: email } });
      for (const { id } of body.data) {
        const { version } = (await staff(messages.readMessage, { params: { id } })).body;
        await staff(messages.answerMessage, { params: { id }, body: { version, text: `Hola ${name}` } });
      }
    },
    async staffCorrects({ email, name }: Person) {
      const { body } = await staff(desk.listPrivacyRequests, { query: { q: email, status: 'open' } });
      for (const { id } of body.data) {
        const { version } = (await staff(desk.readPrivacyRequest, { params: { id } })).body;
        await staff(desk.answerPrivacyRequest, { params: { id }, body: { version, text: `Listo, ${name}` } });
      }
    },
    async eraseByLink(person: Person) {
      await ask('erasure')(person);
      if (!(await confirm(person))) throw new Error('the erasure has no link');
      person.customer = null;
    },
    async eraseInAccount(person: Person) {
      await acts.join(person);
      await acts.confirmAccount(person);
      await person.customer?.call('POST', '/profile/erase', { current_password: PASSWORD });
      person.customer = null;
    },
    async eraseByStaff(person: Person) {
      await acts.write(person);
      const found = await personOf(person);
      // A blocked person is in no list, so that staff send the person to the link.
      if (!found) return acts.eraseByLink(person);
      const body = { version: found.version, reason: `Lo pidió ${person.name}` };
      await staff(people.erasePerson, { params: { id: found.id }, body });
      person.customer = null;
    },
  };
  return acts;
};
