// @vitest-environment happy-dom
import { allSettled, fork } from 'effector';
import { hostProvided } from 'shared-kit/host';
import { createTestHost } from 'shared-kit/test-host';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { $copy, copyClicked, networkClicked } from './share-article.model.ts';

afterEach(() => vi.restoreAllMocks());

const reader = async () => {
  const host = createTestHost();
  const scope = fork();
  await allSettled(hostProvided, { scope, params: host });
  const copy = () =>
    allSettled(copyClicked, { scope, params: { article: 'parras', url: 'https://shop.cl/blog/parras' } });
  return { host, scope, copy };
};

describe('sharing an article', () => {
  it('copies its URL, confirms it and tracks the share', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const { host, scope, copy } = await reader();
    await copy();
    expect(write).toHaveBeenCalledWith('https://shop.cl/blog/parras');
    expect(scope.getState($copy)).toBe('done');
    expect(host.tracked).toEqual([
      { event: 'share', data: { content_type: 'article', item_id: 'parras', method: 'copy' } },
    ]);
  });

  it('has failed when the browser refuses to copy', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    const { scope, copy } = await reader();
    await copy();
    expect(scope.getState($copy)).toBe('failed');
  });

  it('tracks the chosen network', async () => {
    const { host, scope } = await reader();
    await allSettled(networkClicked, { scope, params: { article: 'parras', method: 'whatsapp' } });
    expect(host.tracked[0]?.data).toMatchObject({ method: 'whatsapp' });
  });
});
