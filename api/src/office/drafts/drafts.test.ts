import { sql } from 'kysely';
import type { Role } from 'shared-contracts/office/access';
import { pageDrafts } from 'shared-contracts/office/content';
import type { DraftData, DraftState } from 'shared-contracts/office/drafts.schema';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestOffice, type TestOffice } from '../../../test/office-harness.ts';
import { buildApp } from '../../app.ts';
import type { Tx } from '../../db/connect.ts';
import { lockContent } from '../../imports/content/content.repository.ts';
import { lockEntity, updateDraftTime } from './drafts.repository.ts';

let shop: TestOffice;
let editor: Awaited<ReturnType<TestOffice['signInAs']>>;
beforeAll(async () => {
  shop = await createTestOffice();
  editor = await shop.signInAs('editor', 'Elisa');
  await shop.db.deleteFrom('pages').execute();
  await shop.db.insertInto('pages').values(PAGES).execute();
});
afterAll(() => shop.close());

const seo = { title: 'Bar', description: 'El bar', image: null, keywords: '' };
const paragraph = (text: string) => ({ kind: 'paragraph', content: [{ kind: 'text', text }] });
const document = (title: string, blocks: object[] = [paragraph('Ven.')]) => ({
  seo,
  title,
  lead: 'Abierto',
  updated_at: null,
  picture: null,
  blocks,
});
const PAGES = (['wine-bar', 'about-us', 'general-conditions'] as const).flatMap((slug) => [
  { slug, locale: 'es' as const, content: JSON.stringify(document('El bar')) },
  { slug, locale: 'en' as const, content: JSON.stringify(document('The bar', [paragraph('Come.')])) },
]);

type Slug = 'wine-bar' | 'about-us' | 'general-conditions';
const call = async (
  name: keyof typeof pageDrafts,
  id: string,
  body?: object,
  staff: Pick<typeof editor, 'call'> = editor,
) => staff.call(pageDrafts[name], { params: { id, revision: '1' }, ...(body && { body }) });
const state = async (id: Slug): Promise<DraftState> => (await call('readDraft', id)).body;
const withTitle = async (id: Slug, title: string, blocks?: object[]): Promise<DraftData> => {
  const { published } = await state(id);
  return { ...published, es: document(title, blocks) };
};
const save = async (id: Slug, title: string, blocks?: object[]) =>
  call('saveDraft', id, { version: (await state(id)).version, data: await withTitle(id, title, blocks) });
const shown = async (id: Slug, headers = {}) =>
  (await shop.app.inject({ url: `/api/pages/${id}`, headers })).json().data.title;
const runJob = () => shop.app.jobs.run('publish-drafts', {});
const makeDue = (id: Slug) =>
  shop.db
    .updateTable('drafts')
    .set({ publish_at: new Date(Date.now() - 60_000) })
    .where('entity_id', '=', id)
    .execute();

/** Starts `work` while a transaction holds a lock, and releases it when this many others wait for locks. */
const whileLocked = async <T>(
  lock: (trx: Tx) => Promise<unknown>,
  waiting: number,
  work: () => Promise<T>,
): Promise<T> => {
  const { started } = await shop.db.transaction().execute(async (trx) => {
    await lock(trx);
    const promise = work();
    await vi.waitFor(async () => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from pg_locks l
        where not granted and database = (select oid from pg_database where datname = current_database())`.execute(
        trx,
      );
      expect(rows[0]?.count).toBe(waiting);
    });
    return { started: promise };
  });
  return started;
};

describe('a draft', () => {
  it('changes nothing in the shop until it is published, and then becomes a revision', async () => {
    const saved = await save('wine-bar', 'La barra');
    expect(saved.body.draft).toMatchObject({ staff: { name: 'Elisa' }, publish_at: null });
    expect(await shown('wine-bar')).toBe('El bar');
    const published = await call('publishDraft', 'wine-bar', { version: saved.body.version });
    expect(published.body).toMatchObject({ draft: null, published: { es: { title: 'La barra' } } });
    expect(await shown('wine-bar')).toBe('La barra');
    const { body } = await call('listRevisions', 'wine-bar');
    // The text of the seed comes first.
    expect(body.data.map(({ staff }: { staff: object | null }) => staff)).toMatchObject([
      { name: 'Elisa' },
      null,
    ]);
    const entries = await shop.db
      .selectFrom('audit_entries')
      .select(['action', 'before', 'after', 'staff_id'])
      .where('entity_id', '=', 'wine-bar')
      .orderBy('id')
      .execute();
    expect(entries).toMatchObject(
      ['draft.save', 'draft.publish'].map((action) => ({
        action,
        staff_id: editor.id,
        before: { 'es.title': 'El bar' },
        after: { 'es.title': 'La barra' },
      })),
    );
  });

  it('is refused with the version that another person has replaced, and when the answer is lost and sent again', async () => {
    const { version } = await state('wine-bar');
    const data = await withTitle('wine-bar', 'Uno');
    expect((await call('saveDraft', 'wine-bar', { version, data })).status).toBe(200);
    expect(await call('saveDraft', 'wine-bar', { version, data })).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT' },
    });
    const now = (await state('wine-bar')).version;
    const both = await whileLocked(lockContent, 2, () =>
      Promise.all([1, 2].map(() => call('publishDraft', 'wine-bar', { version: now }))),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('says that an empty paragraph needs its text', async () => {
    const { version } = await state('about-us');
    const data = { es: document('Bar', [{ kind: 'paragraph', content: [] }]) };
    const { body } = await call('saveDraft', 'about-us', { version, data });
    expect(body.problems).toEqual([{ path: 'es.blocks.0.content', message: 'Este campo es obligatorio.' }]);
  });

  it('keeps unfinished work, says what is missing, and is not published with it', async () => {
    const { version } = await state('wine-bar');
    const data = { es: { ...document('Bar'), title: undefined } };
    const { body } = await call('saveDraft', 'wine-bar', { version, data });
    expect(body.problems).toEqual([{ path: 'es.title', message: 'Este campo es obligatorio.' }]);
    for (const name of ['publishDraft', 'scheduleDraft', 'previewDraft'] as const) {
      const publish_at = new Date(Date.now() + 3_600_000).toISOString();
      const answer = await call(name, 'wine-bar', { version: body.version, publish_at });
      expect(answer).toMatchObject({ status: 422, body: { fields: { 'es.title': expect.any(String) } } });
    }
    expect((await call('discardDraft', 'wine-bar', { version: body.version })).body.draft).toBeNull();
  });

  it.each([
    ['a script link', 'javascript:alert(1)'],
    ['a link to another host without a scheme', '//evil.example'],
    ['a page that the shop does not have', '/no-existe'],
    ['an address without a host', 'https://'],
  ])('refuses %s', async (_, href) => {
    const block = { kind: 'paragraph', content: [{ kind: 'link', text: 'Ven', href }] };
    const { body } = await save('about-us', 'Casa', [block]);
    expect(body.problems).toMatchObject([{ path: 'es.blocks.0.content.0.href' }]);
  });

  it('shows a text with markup as text, and refuses hidden characters', async () => {
    const markup = '<script>alert(1)</script>';
    expect((await save('about-us', markup, [paragraph(markup)])).body.problems).toEqual([]);
    const { body } = await save('about-us', 'Bar\u202eoloc');
    expect(body.problems).toMatchObject([{ path: 'es.title' }]);
    await call('discardDraft', 'about-us', { version: body.version });
  });

  it('drops fields that the shop does not show when it is published', async () => {
    const { version } = await state('about-us');
    const data = { ...(await withTitle('about-us', 'Casa')), extra: 1 };
    const saved = await call('saveDraft', 'about-us', { version, data });
    const { body } = await call('publishDraft', 'about-us', { version: saved.body.version });
    expect(Object.keys(body.published)).toEqual(['es', 'en']);
  });

  it('is restored from what was published before', async () => {
    const { version } = await state('wine-bar');
    const { body: revisions } = await call('listRevisions', 'wine-bar');
    const first = revisions.data.at(-1).id;
    const { body } = await call('restoreRevision', 'wine-bar', { version, revision: first });
    expect(body.draft.data.es.title).toBe('El bar');
    expect(
      (
        await call('restoreRevision', 'about-us', {
          version: (await state('about-us')).version,
          revision: first,
        })
      ).status,
    ).toBe(404);
    await call('publishDraft', 'wine-bar', { version: body.version });
    expect(await shown('wine-bar')).toBe('El bar');
  });

  it('exists for pages of this area only', async () => {
    for (const id of ['layout', 'transfer-data', 'no-existe'])
      expect((await call('readDraft', id)).status).toBe(404);
  });

  it('refuses data with thousands of levels', async () => {
    const { version } = await state('wine-bar');
    const deep = JSON.parse(`${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`);
    const { status, body } = await call('saveDraft', 'wine-bar', { version, data: { title: deep } });
    expect([status, body.code]).toEqual([422, 'VALIDATION_FAILED']);
  });
});

describe('a draft with a time', () => {
  const schedule = async (id: Slug, title: string) => {
    const { body } = await save(id, title);
    const publish_at = new Date(Date.now() + 3_600_000).toISOString();
    return call('scheduleDraft', id, { version: body.version, publish_at });
  };

  it('is published once at its time by the job, also when two processes run it after a stop', async () => {
    expect((await schedule('general-conditions', 'Desde hoy')).body.draft.publish_at).toBeTruthy();
    await runJob();
    expect(await shown('general-conditions')).toBe('El bar');
    await makeDue('general-conditions');
    await Promise.all([runJob(), runJob()]);
    expect(await shown('general-conditions')).toBe('Desde hoy');
    const { body } = await call('listRevisions', 'general-conditions');
    expect(body.total).toBe(2);
  });

  it('stays with the reason when the published state changed meanwhile, until a person plans it again', async () => {
    await schedule('general-conditions', 'Más tarde');
    await shop.db
      .updateTable('pages')
      .set({ content: JSON.stringify(document('De la línea de comandos')) })
      .where('slug', '=', 'general-conditions')
      .where('locale', '=', 'es')
      .execute();
    await makeDue('general-conditions');
    await runJob();
    const { draft, version } = await state('general-conditions');
    expect(draft).toMatchObject({ failure: 'changed', publish_at: null });
    expect(await shown('general-conditions')).toBe('De la línea de comandos');

    const publish_at = new Date(Date.now() + 3_600_000).toISOString();
    await call('scheduleDraft', 'general-conditions', { version, publish_at });
    await makeDue('general-conditions');
    await runJob();
    expect(await shown('general-conditions')).toBe('Más tarde');
  });

  it('is not published when the person who planned it has lost the access', async () => {
    const former = await shop.signInAs('editor');
    const { body } = await save('general-conditions', 'Al irme');
    const publish_at = new Date(Date.now() + 3_600_000).toISOString();
    await call('scheduleDraft', 'general-conditions', { version: body.version, publish_at }, former);
    await shop.db.updateTable('staff').set({ disabled_at: new Date() }).where('id', '=', former.id).execute();
    await makeDue('general-conditions');
    await runJob();
    expect(await shown('general-conditions')).not.toBe('Al irme');
    expect((await state('general-conditions')).draft).toMatchObject({ failure: 'refused', publish_at: null });
  });

  it('is not published when a person removes its time at the last moment', async () => {
    await schedule('general-conditions', 'Demasiado tarde');
    await makeDue('general-conditions');
    const key = { kind: 'page' as const, id: 'general-conditions' };
    const removeTime = async (trx: Tx) => {
      await lockEntity(trx, key);
      await updateDraftTime(trx, key, { publish_at: null, failure: null });
    };
    await whileLocked(removeTime, 1, runJob);
    expect(await shown('general-conditions')).not.toBe('Demasiado tarde');
  });

  it('loses its time when a person without the right to publish changes it', async () => {
    const { saveDraft } = await import('./drafts.service.ts');
    const { pagePublisher } = await import('../content/page.publisher.ts');
    const { body } = await schedule('general-conditions', 'Más tarde');
    const target = { publisher: pagePublisher, id: 'general-conditions', locale: 'es' as const };
    const input = { version: body.version, data: body.draft.data };
    const kept = await saveDraft(shop.db, target, { id: editor.id, mayPublish: true }, input);
    expect(kept.draft?.publish_at).toBe(body.draft.publish_at);
    const lost = await saveDraft(
      shop.db,
      target,
      { id: editor.id, mayPublish: false },
      { ...input, version: kept.version },
    );
    expect(lost.draft?.publish_at).toBeNull();
  });

  it('refuses a time that is over', async () => {
    const { version } = await state('general-conditions');
    const answer = await call('scheduleDraft', 'general-conditions', {
      version,
      publish_at: '2020-01-01T00:00:00Z',
    });
    expect(answer).toMatchObject({ status: 422, body: { fields: { publish_at: expect.any(String) } } });
  });
});

describe('a preview', () => {
  const open = async (id: Slug) => {
    const { body } = await call('previewDraft', id);
    const token = String(body.url).split('/').at(-1);
    return { cookie: `locale=es; draft_preview=${token}` };
  };

  it('shows the draft to its browser only, and leaves nothing behind', async () => {
    await save('wine-bar', 'La barra nueva');
    const headers = await open('wine-bar');
    const before = await state('wine-bar');
    const [previewed, others] = await Promise.all([
      shop.app.inject({ url: '/api/pages/wine-bar', headers }),
      shop.app.inject({ url: '/api/pages/wine-bar' }),
    ]);
    expect(previewed.json().data.title).toBe('La barra nueva');
    expect(previewed.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(previewed.headers.etag).toBeUndefined();
    expect(others.json().data.title).toBe('El bar');
    expect(await state('wine-bar')).toEqual(before);
    const link = await shop.app.inject({ url: '/api/draft-preview', headers });
    expect(link.json()).toMatchObject({ path: '/vino-bar' });
    expect((await shop.app.inject('/api/draft-preview')).statusCode).toBe(404);
  });

  it('reaches no cache of the API', async () => {
    const headers = await open('wine-bar');
    const config = { ...shop.config, CATALOGUE_CACHE_MS: 5_000 };
    const cached = await buildApp({ config, db: shop.db });
    const titleOf = async (asked = {}) =>
      (await cached.inject({ url: '/api/pages/wine-bar', headers: asked })).json().data.title;
    expect(await titleOf(headers)).toBe('La barra nueva');
    expect(await titleOf()).toBe('El bar');
    expect(await titleOf(headers)).toBe('La barra nueva');
    expect(await titleOf()).toBe('El bar');
    await cached.close();
  });

  it('shows the draft as it was saved last', async () => {
    const headers = await open('wine-bar');
    expect(await shown('wine-bar', headers)).toBe('La barra nueva');
    await save('wine-bar', 'La barra novísima');
    expect(await shown('wine-bar', headers)).toBe('La barra novísima');
    await save('wine-bar', 'La barra nueva');
  });

  it('answers many reads at once, each with the draft', async () => {
    const headers = await open('wine-bar');
    const titles = await Promise.all(Array.from({ length: 6 }, () => shown('wine-bar', headers)));
    expect(new Set(titles)).toEqual(new Set(['La barra nueva']));
  });

  it('leaves carts, payments and writes to the real shop', async () => {
    const headers = await open('wine-bar');
    const { status } = await shop.get('/regions');
    const answer = await shop.app.inject({ url: '/api/regions', headers });
    expect([answer.statusCode, answer.headers['x-robots-tag']]).toEqual([status, undefined]);
  });

  it('writes nothing in the shop when it takes too long', async () => {
    const { pagePublisher } = await import('../content/page.publisher.ts');
    const headers = await open('wine-bar');
    let end = (): void => undefined;
    const isOver = new Promise<void>((resolve) => {
      end = resolve;
    });
    vi.spyOn(pagePublisher, 'apply').mockImplementationOnce(async (trx, slug) => {
      // The deadline comes while the third statement runs.
      for (let round = 0; round < 3; round += 1) await sql`select pg_sleep(1)`.execute(trx);
      await trx.deleteFrom('pages').where('slug', '=', slug).execute().finally(end);
    });
    expect((await shop.app.inject({ url: '/api/pages/wine-bar', headers })).statusCode).toBe(503);
    await isOver;
    expect(await shown('wine-bar')).toBe('El bar');
  });

  it('ends when it is forged, late, discarded, or its person has no access', async () => {
    const headers = await open('wine-bar');
    const forged = { cookie: headers.cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')) };
    expect(await shown('wine-bar', { cookie: `${headers.cookie.slice(0, 40)}.${'x'.repeat(43)}` })).toBe(
      'El bar',
    );
    expect(await shown('wine-bar', forged)).toBe('El bar');
    const change = (values: { disabled_at: Date | null } | { role: Role }) =>
      shop.db.updateTable('staff').set(values).where('id', '=', editor.id).execute();
    await change({ disabled_at: new Date() });
    expect(await shown('wine-bar', headers)).toBe('El bar');
    await change({ disabled_at: null });
    await change({ role: 'warehouse' });
    expect(await shown('wine-bar', headers)).toBe('El bar');
    await change({ role: 'editor' });
    expect(await shown('wine-bar', headers)).toBe('La barra nueva');
    await call('discardDraft', 'wine-bar', { version: (await state('wine-bar')).version });
    expect(await shown('wine-bar', headers)).toBe('El bar');
  });
});

it.each<Role>(['warehouse', 'support'])('shows no drafts to %s', async (role) => {
  const other = await shop.signInAs(role);
  expect((await call('readDraft', 'wine-bar', undefined, other)).status).toBe(403);
});
