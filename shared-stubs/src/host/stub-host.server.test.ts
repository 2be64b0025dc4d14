import { expect, it } from 'vitest';
import { createStubHost } from './stub-host.ts';

it('works on a server, where every dialog is cancelled', async () => {
  const host = createStubHost({ session: { kind: 'unknown' } });
  expect(host.session()).toEqual({ kind: 'unknown' });
  host.setPage({ status: 200, head: { title: 'T', description: '' } });
  expect(await host.openDialog({ type: 'info', title: 'T', description: 'D' })).toEqual({ confirmed: false });
});
