// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { AdminContext, memoryStore } from 'react-admin';
import { articleDrafts } from 'shared-contracts/office/articles';
import type { DraftState } from 'shared-contracts/office/drafts.schema';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { OfficeError } from '../api/office-error.ts';
import { createDrafts } from '../forms/drafts.ts';
import type { SessionModel } from '../session/session.ts';
import { ServicesProvider } from '../session/session-context.tsx';
import { useDraftActions } from './draft-actions.ts';
import { useTypedDraft } from './use-typed-draft.ts';

const drafts = createDrafts(window.sessionStorage);
let stored: DraftState;

/** The API: refuses to save over a version that the person has not seen. */
const call = async (
  _: { id: string },
  { body }: { body?: { version: string; data: DraftState['published'] } },
) => {
  if (!body) return stored;
  if (body.version !== stored.version) throw new OfficeError({ code: 'CONFLICT', message: 'x' });
  stored = { ...stored, version: `${stored.version}+`, published: body.data };
  return stored;
};

/** Page of a thing that is opened with the stored state. */
const usePage = () => {
  const [state, setState] = useState(stored);
  const { typed, change, take } = useTypedDraft<{ title: string }>('articles/7');
  const actions = useDraftActions({
    endpoints: articleDrafts,
    id: '7',
    state,
    unsaved: typed?.data,
    typedVersion: typed?.version,
    labelOf: String,
    entityName: 'Artículo',
    onState: (next, how) => {
      setState(next);
      take(next, how);
    },
  });
  return { typed, type: (title: string) => change({ title }, state), save: actions.save };
};

const open = () => {
  const session = { client: { call } } as unknown as SessionModel;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ServicesProvider services={{ session, drafts }}>
      <AdminContext store={memoryStore()}>{children}</AdminContext>
    </ServicesProvider>
  );
  return renderHook(usePage, { wrapper }).result;
};

beforeEach(() => {
  drafts.clear();
  stored = {
    id: '7',
    version: 'a',
    published: { title: 'Uno' },
    draft: null,
    problems: [],
  } as unknown as DraftState;
});
afterEach(cleanup);

it('keeps typed data until they are saved', async () => {
  const first = open();
  act(() => first.current.type('Dos'));
  cleanup();
  const again = open();
  expect(again.current.typed?.data).toEqual({ title: 'Dos' });
  await act(async () => void (await again.current.save()));
  expect(stored.published).toEqual({ title: 'Dos' });
  expect(again.current.typed).toBeNull();
  expect(drafts.read('articles/7')).toBeNull();
});

it('lets the browser ask before a tab with typed data closes', async () => {
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const page = open();
  expect(asks()).toBe(false);
  act(() => page.current.type('Dos'));
  expect(asks()).toBe(true);
  await act(async () => void (await page.current.save()));
  expect(asks()).toBe(false);
});

it('does not overwrite what another person saved before the page was opened again', async () => {
  const first = open();
  act(() => first.current.type('Dos'));
  cleanup();
  stored = { ...stored, version: 'b', published: { title: 'De otra persona' } };
  const again = open();
  await waitFor(() => expect(again.current.typed?.data).toEqual({ title: 'Dos' }));
  await act(async () => void (await again.current.save()));
  expect(stored.published).toEqual({ title: 'De otra persona' });
  expect(again.current.typed?.data).toEqual({ title: 'Dos' });
  // The person has been told, and saves again.
  await act(async () => void (await again.current.save()));
  expect(stored.published).toEqual({ title: 'Dos' });
});
