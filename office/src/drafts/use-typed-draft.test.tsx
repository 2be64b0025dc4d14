// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react';
import { useState } from 'react';
import { articleDrafts } from 'shared-contracts/office/articles';
import type { DraftState } from 'shared-contracts/office/drafts.schema';
import { beforeEach, expect, it } from 'vitest';
import { createFakeOffice, json, refused } from '../testing/fake-office.ts';
import { showSignedIn, typedTexts } from '../testing/show-in-office.tsx';
import { useDraftActions } from './draft-actions.ts';
import { useTypedDraft } from './use-typed-draft.ts';

let stored: DraftState;

/** The API responds after this promise. */
let answer: Promise<void>;

/** The API: refuses to write over a version that the person has not seen. */
const write = async (body: unknown, draft: { data: unknown } | null) => {
  await answer;
  if ((body as { version: string }).version !== stored.version) return refused(409, 'CONFLICT');
  stored = { ...stored, version: `${stored.version}+`, draft } as DraftState;
  return json(stored);
};
const office = createFakeOffice({
  'GET /office/articles/7/draft': () => json(stored),
  'POST /office/articles/7/draft': ({ body }) => write(body, body as { data: unknown }),
  'POST /office/articles/7/draft/discard': ({ body }) => write(body, null),
});

type Words = { title: string; lead?: string };

const titleOf = ({ draft, published }: DraftState) => (draft?.data ?? published) as Words;

/** Page of a thing that is opened with the stored state. */
const usePage = () => {
  const [state, setState] = useState(stored);
  const { typed, change, take } = useTypedDraft<Words>('articles/7');
  const actions = useDraftActions({
    endpoints: articleDrafts,
    id: '7',
    state,
    unsaved: typed ?? undefined,
    labelOf: String,
    entityName: 'Artículo',
    onState: (next, how) => {
      setState(next);
      take(next, titleOf(next), how);
    },
  });
  const type = (title: string) =>
    change({ ...(typed?.data ?? titleOf(state)), title }, titleOf(state), state);
  return { type, title: (typed?.data ?? titleOf(state)).title, isTyped: typed !== null, ...actions };
};

const open = async () => {
  const page = {} as { current: ReturnType<typeof usePage> };
  const Page = () => {
    page.current = usePage();
    return null;
  };
  await showSignedIn(office, <Page />);
  return page;
};

beforeEach(() => {
  answer = Promise.resolve();
  stored = {
    id: '7',
    version: 'a',
    published: { title: 'Uno' },
    draft: null,
    problems: [],
  } as unknown as DraftState;
});

it('keeps typed data until they are saved', async () => {
  const first = await open();
  act(() => first.current.type('Dos'));
  cleanup();
  const again = await open();
  expect(again.current.title).toBe('Dos');
  await act(() => again.current.save());
  expect(titleOf(stored)).toEqual({ title: 'Dos' });
  expect(again.current.isTyped).toBe(false);
  expect(typedTexts.read('articles/7')).toBeNull();
});

it('keeps nothing when the typed data are those that are stored again', async () => {
  const page = await open();
  act(() => page.current.type('Dos'));
  act(() => page.current.type('Uno'));
  expect(page.current.isTyped).toBe(false);
  expect(typedTexts.read('articles/7')).toBeNull();
});

it('keeps what was typed during a save, which can be saved too', async () => {
  const page = await open();
  act(() => page.current.type('Dos'));
  const { promise, resolve } = Promise.withResolvers<void>();
  answer = promise;
  const save = page.current.save();
  act(() => page.current.type('Dos y medio'));
  resolve();
  await act(() => save);
  expect(titleOf(stored)).toEqual({ title: 'Dos' });
  expect(page.current.title).toBe('Dos y medio');
  await act(() => page.current.save());
  expect(titleOf(stored)).toEqual({ title: 'Dos y medio' });
});

it('lets the browser ask before a tab with typed data closes', async () => {
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const page = await open();
  expect(asks()).toBe(false);
  act(() => page.current.type('Dos'));
  expect(asks()).toBe(true);
  await act(() => page.current.save());
  expect(asks()).toBe(false);
});

/** Opens the page again with typed data, after another person has saved a draft. */
const openAfterAnotherPerson = async () => {
  const first = await open();
  act(() => first.current.type('Dos'));
  cleanup();
  stored = {
    ...stored,
    version: 'b',
    draft: { data: { title: 'De otra persona' } },
  } as unknown as DraftState;
  return open();
};

it('does not overwrite what another person saved before the page was opened again', async () => {
  const page = await openAfterAnotherPerson();
  await act(() => page.current.save());
  expect(titleOf(stored)).toEqual({ title: 'De otra persona' });
  expect(page.current.title).toBe('Dos');
  // The conflict was on the screen, so the second save replaces the other person's draft.
  await act(() => page.current.save());
  expect(titleOf(stored)).toEqual({ title: 'Dos' });
});

it.each(['a', 'b'])(
  'lays typed fields over what another person saved, opened at version %s',
  async (opened) => {
    stored = { ...stored, published: { title: 'Uno', lead: 'Bajada' } } as unknown as DraftState;
    const first = await open();
    act(() => first.current.type('Dos'));
    const saved = { title: 'Uno', lead: 'De otra persona' };
    stored = { ...stored, version: 'b', draft: { data: saved } } as unknown as DraftState;
    if (opened === 'b') cleanup();
    const page = opened === 'b' ? await open() : first;
    await act(() => page.current.save());
    expect(titleOf(stored)).toEqual(saved);
    expect(page.current.title).toBe('Dos');
    await act(() => page.current.save());
    expect(titleOf(stored)).toEqual({ title: 'Dos', lead: 'De otra persona' });
  },
);

it('keeps nothing when another person saved the same', async () => {
  const page = await open();
  act(() => page.current.type('Dos'));
  stored = { ...stored, version: 'b', draft: { data: { title: 'Dos' } } } as unknown as DraftState;
  await act(() => page.current.save());
  expect(page.current.isTyped).toBe(false);
});

it('discards what was typed before the draft of another person', async () => {
  const page = await openAfterAnotherPerson();
  await act(() => page.current.discard());
  expect(page.current.title).toBe('De otra persona');
  expect(stored.draft).not.toBeNull();
  await act(() => page.current.discard());
  expect(page.current.title).toBe('Uno');
  expect(stored.draft).toBeNull();
});
