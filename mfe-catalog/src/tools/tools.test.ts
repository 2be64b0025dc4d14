import { FILTER_KEYS } from 'shared-contracts/domain/filter-keys';
import * as contract from 'shared-contracts/tools/catalog';
import { FILTER_NAMES } from 'shared-contracts/tools/fields';
import { runTool, type ToolCode } from 'shared-contracts/tools/run-tool';
import { createTestHost } from 'shared-kit/test-host';
import { describe, expect, it } from 'vitest';
import { choices, fittingWine, wineList } from '../fixtures/sommelier.ts';
import { tools } from './tools.ts';

const pair = (food: string) => {
  const answers = {
    'list-sommelier-foods': { data: choices().groups.flatMap(({ foods }) => foods) },
    'list-sommelier-wines': wineList([fittingWine()]),
  };
  return tools
    .find(({ tool }) => tool.name === contract.pairWithFood.name)
    ?.run({ food } as never, createTestHost({ answers }));
};

describe('the tool that pairs a food', () => {
  it('finds a food by one of its dishes', async () => {
    expect(await pair('Ostras')).toMatchObject({ food: 'Mariscos' });
  });

  it('finds none for a text without letters that the shop writes', async () => {
    expect(await pair('寿司')).toMatchObject({ food: null, wines: [] });
  });
});

describe('the tool that filters a list', () => {
  const code = tools.find(({ tool }) => tool.name === contract.filter.name) as ToolCode;

  it.each(FILTER_KEYS)('accepts a value of %s by its English name, and answers the values', async (key) => {
    const name = FILTER_NAMES[key];
    const group = { key, label: 'Filtro', options: [{ value: 'a', label: 'A', count: 1, selected: true }] };
    const answers = {
      'list-gourmets': wineList([]),
      'read-gourmets-filters': { data: [group], price: { min: 0, max: 0 }, total: 0 },
    };
    const host = createTestHost({ answers });
    const outcome = await runTool(code, { kind: 'gourmets', [name]: 'a' }, host, async () => true);
    expect(outcome).toMatchObject({ ok: true, data: { filters: [{ name, values: ['a'] }] } });
    const asked = { query: expect.objectContaining({ [key]: 'a' }) };
    expect(host.calls.map(({ input }) => input)).toEqual([asked, asked]);
  });
});
