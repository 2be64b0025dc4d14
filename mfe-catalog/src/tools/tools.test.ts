import * as contract from 'shared-contracts/tools/catalog';
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
