import { allSettled, fork } from 'effector';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { hostProvided } from '../host.ts';
import { createTestHost } from '../test-host.ts';
import {
  $arePlacesLoading,
  $arePlacesMissing,
  $communes,
  $regions,
  CACHE_MS,
  communesWanted,
  regionsWanted,
} from './places.model.ts';

const REGION = (id: string, name: string) => ({ id, name, short_name: name });
const COMMUNES: Record<string, { id: string; name: string; region_id: string }[]> = {
  '05': [{ id: '05101', name: 'Valparaíso', region_id: '05' }],
  '13': [
    { id: '13114', name: 'Las Condes', region_id: '13' },
    { id: '13101', name: 'Santiago', region_id: '13' },
  ],
};
const PLACES = {
  'list-regions': { data: [REGION('05', 'Valparaíso'), REGION('13', 'Metropolitana')] },
  'list-communes': ({ params: { id } }: { params: { id: string } }) => ({ data: COMMUNES[id] }),
};

const open = async (answers: Record<string, unknown> = PLACES) => {
  const host = createTestHost({ answers });
  const scope = fork();
  await allSettled(hostProvided, { scope, params: host });
  const ask = (id: string) => allSettled(communesWanted, { scope, params: id });
  return { host, scope, ask };
};

describe('regions and communes', () => {
  afterEach(() => void vi.useRealTimers());

  it('are requested once', async () => {
    const { host, scope, ask } = await open();
    await allSettled(regionsWanted, { scope });
    await allSettled(regionsWanted, { scope });
    await ask('13');
    await ask('05');
    await ask('13');
    expect(scope.getState($regions)).toHaveLength(2);
    expect(scope.getState($communes)['13']?.map(({ name }) => name)).toEqual(['Las Condes', 'Santiago']);
    expect(host.calls.map(({ id }) => id)).toEqual(['list-regions', 'list-communes', 'list-communes']);
  });

  it('are requested again after half an hour', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const { host, ask } = await open();
    await ask('13');
    vi.advanceTimersByTime(CACHE_MS);
    await ask('13');
    expect(host.calls).toHaveLength(2);
  });

  it('are loading until the last of several answers', async () => {
    const regions = Promise.withResolvers<unknown>();
    const { scope, ask } = await open({ ...PLACES, 'list-regions': () => regions.promise });
    const all = allSettled(regionsWanted, { scope });
    void ask('13');
    await vi.waitFor(() => expect(scope.getState($communes)['13']).toHaveLength(2));
    expect(scope.getState($arePlacesLoading)).toBe(true);
    regions.resolve(PLACES['list-regions']);
    await all;
    expect(scope.getState($arePlacesLoading)).toBe(false);
  });

  it('stay missing while only the others are there', async () => {
    const { scope, ask } = await open({ 'list-communes': PLACES['list-communes'] });
    await allSettled(regionsWanted, { scope });
    await ask('13');
    expect(scope.getState($arePlacesMissing)).toBe(true);
  });

  it('are not missing once another region is chosen whose communes are there', async () => {
    const { scope, ask } = await open({
      'list-communes': ({ params: { id } }: { params: { id: string } }) => {
        if (id === '05') throw new Error('down');
        return { data: COMMUNES[id] };
      },
    });
    await ask('13');
    await ask('05');
    expect(scope.getState($arePlacesMissing)).toBe(true);
    await ask('13');
    expect(scope.getState($arePlacesMissing)).toBe(false);
  });

  it('are not requested without a region', async () => {
    const { host, ask } = await open();
    await ask('');
    expect(host.calls).toEqual([]);
  });
});
