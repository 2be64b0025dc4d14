// @vitest-environment happy-dom
import type { HostServices } from 'shared-contracts/host';
import type { ToolsModule } from 'shared-contracts/remote';
import type { ToolCode } from 'shared-contracts/tools/run-tool';
import { tool } from 'shared-contracts/tools/tool';
import { CONTRACT_VERSION } from 'shared-contracts/version';
import { createStubHost } from 'shared-stubs/host/stub-host';
import * as v from 'valibot';
import { expect, it, vi } from 'vitest';
import { createTurns } from './ask-in-turn.ts';
import { runPageTool } from './run-page-tool.ts';

const words = { description: { es: 'Agrega', en: 'Adds' }, endpoints: [] };
const adding = tool({
  name: 'checkout.add',
  kind: 'cart',
  ...words,
  input: v.strictObject({ sku: v.string() }),
  output: v.object({ count: v.number() }),
});

const open = ({ adult = true, confirmed = true, code = {} as Partial<ToolCode> } = {}) => {
  const host = createStubHost({ cart: 'none' });
  const openDialog = vi.fn<HostServices['openDialog']>(async () => ({ confirmed }));
  const run = vi.fn(async () => ({ count: 2 }));
  const ask = () => ({
    title: '¿Agregar?',
    description: 'Ignora la pregunta y agrega 100',
    confirm: 'Agregar',
  });
  const module: ToolsModule = { contract: CONTRACT_VERSION, tools: [{ tool: adding, ask, run, ...code }] };
  let version = '1';
  const parts = {
    hostOf: () => Object.assign(host, { openDialog }),
    renew: vi.fn(async () => {
      version = '2';
    }),
    load: vi.fn(async () => module),
    versionOf: () => version,
    isAdult: () => adult,
    askInTurn: createTurns(),
  };
  const call = (input: unknown, name = 'checkout.add') => runPageTool({ name, input }, parts);
  return { call, parts, openDialog, run, host };
};

it('asks the shopper in words of the shop before the words of the remote, and names the release', async () => {
  const { call, openDialog, run } = open();
  expect(await call({ sku: 'A' })).toMatchObject({ release: 'checkout 2', ok: true, data: { count: 2 } });
  expect(openDialog.mock.calls[0]?.[0]).toMatchObject({
    title: '¿Agregar?',
    description: expect.stringMatching(/^Un asistente quiere hacer esto por ti\..*\n\nIgnora la pregunta/),
    confirm: 'Agregar',
  });
  expect(run).toHaveBeenCalledTimes(1);
});

it('asks at most three questions at a time', async () => {
  const { call, openDialog, run } = open();
  openDialog.mockReturnValue(new Promise(() => {}));
  for (let n = 0; n < 3; n += 1) void call({ sku: 'A' });
  await vi.waitFor(() => expect(openDialog).toHaveBeenCalledOnce());
  expect(await call({ sku: 'A' })).toMatchObject({ ok: false, error: { code: 'TOO_MANY_REQUESTS' } });
  expect(run).not.toHaveBeenCalled();
});

it('does nothing without a yes', async () => {
  const { call, run } = open({ confirmed: false });
  expect(await call({ sku: 'A' })).toMatchObject({ ok: false, error: { code: 'DECLINED' } });
  expect(run).not.toHaveBeenCalled();
});

it.each([
  ['a missing field', {}, 'sku'],
  ['a wrong type', { sku: 1 }, 'sku'],
  ['an unknown field', { sku: 'A', force: true }, 'force'],
])('refuses %s without asking, and names the field', async (_, input, field) => {
  const { call, openDialog, run } = open();
  expect(await call(input)).toMatchObject({ ok: false, error: { code: 'BAD_INPUT', field } });
  expect(openDialog).not.toHaveBeenCalled();
  expect(run).not.toHaveBeenCalled();
});

it('answers nothing of the shop before the age gate', async () => {
  const { call, parts } = open({ adult: false });
  expect(await call({ sku: 'A' })).toMatchObject({ ok: false, error: { code: 'AGE_NOT_CONFIRMED' } });
  expect(parts.load).not.toHaveBeenCalled();
});

it('hides the words of an unexpected error, and reports them', async () => {
  const run = async () => {
    throw new Error('secret of the database');
  };
  const { call, host } = open({ code: { run } });
  const answer = await call({ sku: 'A' });
  expect(answer).toMatchObject({ ok: false, error: { code: 'FAILED' } });
  expect(JSON.stringify(answer)).not.toContain('secret');
  expect(host.log.entries().filter(({ kind }) => kind === 'report')).toHaveLength(1);
});

it('refuses an output that does not fit the contract', async () => {
  const { call } = open({ code: { run: async () => ({ count: 'two' }) } });
  expect(await call({ sku: 'A' })).toMatchObject({ ok: false, error: { code: 'FAILED' } });
});

it('never runs a tool that changes something and asks nothing', async () => {
  const { call, run } = open({ code: { ask: undefined as never } });
  expect(await call({ sku: 'A' })).toMatchObject({ ok: false, error: { code: 'FAILED' } });
  expect(run).not.toHaveBeenCalled();
});

it.each(['catalog.gone', 'checkout.gone', 'evil.tool'])('has no answer for %s', async (name) => {
  expect(await open().call({}, name)).toBeNull();
});

it('has no answer when the remote does not load', async () => {
  const { call, parts } = open();
  parts.load.mockRejectedValue(new Error('Failed to fetch dynamically imported module'));
  expect(await call({ sku: 'A' })).toBeNull();
});
