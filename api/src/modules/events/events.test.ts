import type { EventCard } from 'shared-contracts/api/events.schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/harness.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const get: TestApp['get'] = (url, language) => shop.get(url, language);
const slugsOf = (events: EventCard[]) => events.map(({ slug }) => slug);
const set = (slug: string, values: object) =>
  shop.db.updateTable('events').set(values).where('slug', '=', slug).execute();

describe('the events', () => {
  it('are upcoming events in ascending order, paged', async () => {
    const { body } = await get('/events?per_page=2');
    expect(body).toMatchObject({ total: 3, current_page: 1, per_page: 2, last_page: 2 });
    expect(slugsOf(body.data)).toEqual(['cata-de-tintos', 'cena-de-vendimia']);
    expect(slugsOf((await get('/events?per_page=2&page=2')).body.data)).toEqual(['paseo-al-secano']);
  });

  it('can be filtered by past and by type', async () => {
    const past = (await get('/events?when=past')).body.data;
    expect(slugsOf(past)).toEqual(['cata-de-otono']);
    expect(past[0]).toMatchObject({ is_past: true, seats_left: 0 });
    expect(slugsOf((await get('/events?kind=dinner')).body.data)).toEqual(['cena-de-vendimia']);
  });

  it('have seats, price and type in the requested language', async () => {
    const [first] = (await get('/events', 'en')).body.data;
    expect(first).toMatchObject({
      title: 'Tasting of reds',
      kind_text: 'Tasting',
      capacity: 6,
      seats_left: 6,
      price: 24000,
      is_past: false,
    });
    expect(new Date(first.starts_at).toISOString()).toBe(first.starts_at);
  });

  it('are read by slug and by id, in Spanish without a translation', async () => {
    const bySlug = await get('/events/paseo-al-secano', 'en');
    expect(bySlug.body.data).toMatchObject({ title: 'Paseo al secano', kind_text: 'Day out' });
    expect(bySlug.body.data.blocks).toHaveLength(1);
    expect((await get(`/events/${bySlug.body.data.id}`, 'en')).body).toEqual(bySlug.body);
  });

  it.each(['no-existe', '999999999', '99999999999999', '%27%20or%201=1', 'constructor'])(
    'answer 404 for %s',
    async (id) => {
      expect(await get(`/events/${id}`)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    },
  );

  it.each(['when=tomorrow', 'kind=circus', 'per_page=101'])('refuse %s', async (query) => {
    expect((await get(`/events?${query}`)).status).toBe(422);
  });

  it('count taken seats and never exceed the capacity', async () => {
    await set('cata-de-tintos', { seats_taken: 4 });
    expect((await get('/events/cata-de-tintos')).body.data.seats_left).toBe(2);
    await expect(set('cata-de-tintos', { seats_taken: 7 })).rejects.toThrow(/check constraint/);
  });

  it('do not show a hidden event', async () => {
    await set('cena-de-vendimia', { is_active: false });
    expect((await get('/events/cena-de-vendimia')).status).toBe(404);
    expect(slugsOf((await get('/events')).body.data)).not.toContain('cena-de-vendimia');
    await set('cena-de-vendimia', { is_active: true });
  });
});

describe('the choices of the reservation form', () => {
  it('contain every event with free seats, with its time in Santiago and the free seats', async () => {
    // Chile is three hours behind UTC in summer, and four in winter.
    await set('cata-de-tintos', {
      seats_taken: 4,
      starts_at: '2099-01-15T00:30:00Z',
      ends_at: '2099-01-15T02:00:00Z',
    });
    await set('paseo-al-secano', { starts_at: '2099-07-15T12:00:00Z', ends_at: '2099-07-15T14:00:00Z' });
    const { events } = (await get('/events/selects', 'en')).body.data;
    expect(
      events.map(({ slug, date, hour, max_persons }: Record<string, string>) => [
        slug,
        date,
        hour,
        max_persons,
      ]),
    ).toEqual([
      ['cena-de-vendimia', expect.any(String), expect.any(String), 8],
      ['cata-de-tintos', '2099-01-14', '21:30', 2],
      ['paseo-al-secano', '2099-07-15', '08:00', 4],
    ]);
    expect(events[1].text).toBe('Tasting of reds, Wednesday 14 January, 21:30');
  });

  it('omit full events', async () => {
    await set('cata-de-tintos', { seats_taken: 6 });
    const { events } = (await get('/events/selects')).body.data;
    expect(events.map(({ slug }: { slug: string }) => slug)).not.toContain('cata-de-tintos');
  });
});
