// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { articleDrafts } from 'shared-contracts/office/articles';
import type { DraftState } from 'shared-contracts/office/drafts.schema';
import { beforeEach, expect, it } from 'vitest';
import { createFakeOffice, json } from '../testing/fake-office.ts';
import { showSignedIn } from '../testing/show-in-office.tsx';
import { HistoryDialog } from './history-dialog.tsx';

const STATE = { id: 'vendimia', version: 'a', published: null, draft: null } as unknown as DraftState;
const revision = (id: number) => ({
  id: String(id),
  published_at: `2030-08-0${id}T14:00:00.000Z`,
  staff: { id: '1', name: `Inés ${id}` },
});

let office: ReturnType<typeof createFakeOffice>;
const open = () =>
  showSignedIn(
    office,
    <HistoryDialog
      endpoints={articleDrafts}
      state={STATE}
      labelOf={String}
      isBusy={false}
      onRestore={() => undefined}
      onClose={() => undefined}
    />,
  );
const LIST = 'GET /office/articles/vendimia/revisions';
const pages = [[3, 2], [1]].map((ids) => ids.map(revision));
const listed = ({ url }: { url: string }) => {
  const page = Number(new URL(url, 'http://office').searchParams.get('page') ?? 1);
  return json({ data: pages[page - 1] ?? [], total: 3, more: false });
};
beforeEach(() => {
  office = createFakeOffice({ [LIST]: listed });
});
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

it('offers older states until all are listed, although the last page is short', async () => {
  await open();
  await screen.findByRole('button', { name: /Inés 3/ });
  press('Ver anteriores');
  await screen.findByRole('button', { name: /Inés 1/ });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Ver anteriores' })).toBeNull());
});

it('does not call a state without a person the first one: any change outside the form makes such a state', async () => {
  office.answers[LIST] = () => json({ data: [{ ...revision(1), staff: null }], total: 1, more: false });
  await open();
  await screen.findByRole('button', { name: /, carga u otro cambio fuera de este formulario$/ });
});

it('reads again the page of older states that failed', async () => {
  await open();
  await screen.findByRole('button', { name: /Inés 3/ });
  delete office.answers[LIST];
  press('Ver anteriores');
  await screen.findByRole('alert');
  office.answers[LIST] = listed;
  press('Ver anteriores');
  await screen.findByRole('button', { name: /Inés 1/ });
  expect(screen.queryByRole('alert')).toBeNull();
});

it('compares the state that was chosen last, also when an earlier answer comes later', async () => {
  const slow = Promise.withResolvers<Response>();
  const answer = (id: number) => json({ ...revision(id), data: {} });
  office.answers[`${LIST}/3`] = () => slow.promise;
  office.answers[`${LIST}/2`] = () => answer(2);
  await open();
  await screen.findByRole('button', { name: /Inés 3/ });
  press(/Inés 3/);
  press(/Inés 2/);
  await screen.findByRole('button', { name: /Inés 2/, pressed: true });
  await act(async () => slow.resolve(answer(3)));
  expect(screen.queryByRole('button', { name: /Inés 3/, pressed: true })).toBeNull();
});
