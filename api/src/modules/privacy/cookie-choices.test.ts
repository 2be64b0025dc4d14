import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../../test/shopper.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const ID = 'd9c2a1c0-5a3e-4d5a-9d55-0a4fb9f0a001';
const choose = (changes: object = {}) =>
  shop.call('POST', '/consents/cookies', {
    id: ID,
    measurement: true,
    advertising: false,
    version: 1,
    locale: 'es',
    ...changes,
  });
const log = async () =>
  (
    await shop.db
      .selectFrom('consents')
      .select(['email', 'purpose', 'granted', 'text', 'version', 'channel', 'ip_hash'])
      .orderBy('id')
      .execute()
  ).map((line) => ({ ...line }));

describe('the answer to the cookie banner', () => {
  it('is in the log of consents with its text, also a withdrawal, without the network', async () => {
    expect((await choose()).status).toBe(200);
    expect((await choose({ measurement: false, locale: 'en' })).status).toBe(200);
    const common = { email: `browser:${ID}`, version: '1', channel: 'cookie-banner', ip_hash: null };
    expect(await log()).toEqual([
      {
        ...common,
        purpose: 'measurement',
        granted: true,
        text: 'Medición: qué páginas se visitan y qué llega al carrito',
      },
      {
        ...common,
        purpose: 'advertising',
        granted: false,
        text: 'Publicidad: mostrarte nuestros vinos en otros sitios',
      },
      {
        ...common,
        purpose: 'measurement',
        granted: false,
        text: 'Measurement: which pages are visited and what reaches the cart',
      },
      {
        ...common,
        purpose: 'advertising',
        granted: false,
        text: 'Advertising: showing you our wines on other sites',
      },
    ]);
  });

  it.each([
    ['a version whose text the API does not know', { version: 2 }],
    ['an id that is an address', { id: 'ana@example.cl' }],
    ['a language without a text', { locale: 'fr' }],
  ])('is refused with %s', async (_title, changes) => {
    const before = await log();
    expect((await choose(changes)).status).toBe(422);
    expect(await log()).toEqual(before);
  });

  it('is deleted after two years, and no other consent', async () => {
    await shop.db
      .insertInto('consents')
      .values({
        email: 'ana@example.cl',
        purpose: 'newsletter',
        granted: true,
        text: 'Quiero',
        version: '1',
        channel: 'account',
      })
      .execute();
    await shop.rawQuery("update consents set created_at = now() - interval '729 days'");
    await shop.app.jobs.run('remove-expired', {});
    expect(await log()).toHaveLength(5);
    await shop.rawQuery("update consents set created_at = now() - interval '731 days'");
    await shop.app.jobs.run('remove-expired', {});
    expect(await log()).toMatchObject([{ email: 'ana@example.cl' }]);
  });
});
