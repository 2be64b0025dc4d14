import { type StubServer, startStubServer } from 'shared-stubs/api/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createScenarioChooser } from './scenario.ts';

let stub: StubServer;
beforeAll(async () => {
  stub = await startStubServer({ port: 0 });
});
afterAll(() => stub.close());

const choose = (search: string, url = stub.url) => createScenarioChooser(url)(new URLSearchParams(search));

it('plays the scenario of the address, and shows it as active', async () => {
  const value = 'empty,update-cart:normal+UNAVAILABLE';
  expect(await choose(`api=${encodeURIComponent(value)}`)).toEqual({
    active: [{ remote: 'api', value, unchecked: false }],
    problems: [],
  });
  expect(stub.stub.choice.overrides).toEqual({ 'update-cart': 'normal+UNAVAILABLE' });
  expect((await choose(`api=${value}`)).active[0]?.value).toBe(value);
  expect(await choose('')).toEqual({ active: [], problems: [] });
  expect(stub.stub.choice).toEqual({ scenario: 'normal', overrides: {} });
});

it.each([
  ['flooded', 'There is no scenario flooded'],
  ['normal,updat-cart:slow', 'There is no endpoint updat-cart'],
  ['<b>,a:b:c,x:', 'There is no scenario <b>'],
  ['x'.repeat(2_000), 'longer than 1500 characters'],
])('shows nothing as active for %s, and why', async (value, detail) => {
  expect(await choose(`api=${encodeURIComponent(value)}`)).toEqual({
    active: [],
    problems: [{ remote: 'api', value, reason: 'scenario', detail: expect.stringContaining(detail) }],
  });
  expect(stub.stub.choice.scenario).toBe('normal');
});

it('says that the stub does not answer', async () => {
  const { problems } = await choose('api=empty', 'http://localhost:1');
  expect(problems[0]?.reason).toBe('scenario');
});
