import { allSettled, fork } from 'effector';
import { hostProvided } from 'shared-kit/host';
import { createTestHost } from 'shared-kit/test-host';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PLACES } from '../../lib/testing/place-fixtures.ts';
import {
  $communes,
  $placesFailure,
  $regions,
  communesRequested,
  REGION_CACHE_MS,
  regionsRequested,
} from './choose-commune.model.ts';

const open = async (answers: Record<string, unknown> = PLACES) => {
  const host = createTestHost({ answers });
  const scope = fork();
  await allSettled(hostProvided, { scope, params: host });
  const ask = (id: string) => allSettled(communesRequested, { scope, params: id });
  return { host, scope, ask };
};

describe('regions and communes', () => {
  afterEach(() => void vi.useRealTimers());

  it('are requested once', async () => {
    const { host, scope, ask } = await open();
    await allSettled(regionsRequested, { scope });
    await allSettled(regionsRequested, { scope });
    await ask('13');
    await ask('05');
    await ask('13');
    expect(scope.getState($regions)).toHaveLength(2);
    expect(scope.getState($communes)['13']?.map(({ name }) => name)).toEqual(['Las Condes', 'Santiago']);
    expect(host.calls.map(({ id }) => id)).toEqual(['list-regions', 'list-communes', 'list-communes']);
  });

  it('are requested again after half an hour', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { host, ask } = await open();
    await ask('13');
    vi.setSystemTime(Date.now() + REGION_CACHE_MS);
    await ask('13');
    expect(host.calls).toHaveLength(2);
  });

  it('keep the region whose request failed', async () => {
    const { scope, ask } = await open({});
    await ask('13');
    expect(scope.getState($placesFailure)).toBe('13');
  });

  it('are not requested without a region', async () => {
    const { host, ask } = await open();
    await ask('');
    expect(host.calls).toEqual([]);
  });
});
