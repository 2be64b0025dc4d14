// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { articleDrafts } from 'shared-contracts/office/articles';
import type { DraftState } from 'shared-contracts/office/drafts.schema';
import { expect, it } from 'vitest';
import { createFakeOffice, json } from '../testing/fake-office.ts';
import { showSignedIn } from '../testing/show-in-office.tsx';
import { HistoryDialog } from './history-dialog.tsx';

const STATE = { id: 'vendimia', version: 'a', published: null, draft: null } as unknown as DraftState;
const revision = (id: number) => ({
  id: String(id),
  published_at: `2030-08-0${id}T14:00:00.000Z`,
  staff: { id: '1', name: `Inés ${id}` },
});

it('offers older states until all are listed, although the last page is short', async () => {
  const pages = [[3, 2], [1]].map((ids) => ids.map(revision));
  const office = createFakeOffice({
    'GET /office/articles/vendimia/revisions': ({ url }) => {
      const page = Number(new URL(url, 'http://office').searchParams.get('page') ?? 1);
      return json({ data: pages[page - 1] ?? [], total: 3, more: false });
    },
  });
  await showSignedIn(
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
  await screen.findByRole('button', { name: /Inés 3/ });
  fireEvent.click(screen.getByRole('button', { name: 'Ver anteriores' }));
  await screen.findByRole('button', { name: /Inés 1/ });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Ver anteriores' })).toBeNull());
});
