import { listCommunes } from 'shared-contracts/api/regions';
import { describe, expect, it, vi } from 'vitest';
import { createApiStub } from '../../api/create-api-stub.ts';
import { createStubFetch } from '../../api/stub-fetch.ts';
import type { HostPage } from './host-page.ts';

export const describeApi = ({ open }: HostPage): void => {
  describe('api', () => {
    it('resolves with the body of the endpoint', async () => {
      const host = await open();
      const { data } = await host.api.call(listCommunes, { params: { id: '13' } });
      expect(data.length).toBeGreaterThan(0);
    });

    it('rejects with an API error', async () => {
      vi.stubGlobal('fetch', createStubFetch(createApiStub({ scenario: 'server-error' })));
      const host = await open();
      await expect(host.api.call(listCommunes, { params: { id: '13' } })).rejects.toMatchObject({
        name: 'ApiError',
        code: 'INTERNAL',
        statusCode: 500,
      });
    });

    it.each([
      ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch'))],
      [
        'a body that was cut',
        async () =>
          new Response(
            new ReadableStream({ start: (body) => body.error(new TypeError('Error in body stream')) }),
          ),
      ],
    ])('rejects with a different error for %s', async (_, fetch) => {
      vi.stubGlobal('fetch', fetch);
      const host = await open();
      await expect(host.api.call(listCommunes, { params: { id: '13' } })).rejects.toMatchObject({
        name: 'ApiError',
        code: 'NETWORK',
      });
    });
  });
};
