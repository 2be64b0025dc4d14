/** Conformance suite for the tools of a remote (docs/architecture/tools.md). */
import { ENDPOINTS } from 'shared-contracts/api/endpoint-list.schema';
import { LOCALES, type Locale } from 'shared-contracts/locale';
import type { ToolsModule } from 'shared-contracts/remote';
import { runTool, type ToolCode, type ToolQuestion } from 'shared-contracts/tools/run-tool';
import { TOOLS } from 'shared-contracts/tools/tool-list';
import { beforeAll, describe, expect, it } from 'vitest';
import type { LogEntry } from '../host/log.ts';
import { createStubHost } from '../host/stub-host.ts';
import { createSuiteApi, expectServedContract, LOST_API, type RemoteUnderTest } from './remote-under-test.ts';
import { sampleInput } from './tool-samples.ts';

const hostFor = (locale: Locale, api = createSuiteApi(locale)) =>
  createStubHost({ locale, api, cart: 'empty' });

/** Fields of an input with personal data. */
const PERSONAL = ['name', 'last_name', 'email', 'phone'];
const WRITES = new Set(ENDPOINTS.flatMap(({ endpoint: { id, method } }) => (method === 'GET' ? [] : [id])));
const isWrite = ({ kind, topic }: LogEntry): boolean =>
  kind === 'request' || (kind === 'api' && WRITES.has(topic));

export const describeTools = (remote: RemoteUnderTest): void => {
  const declared = TOOLS.filter(({ name }) => name.startsWith(`${remote.id}.`));
  const names = declared.map(({ name }) => name);

  describe(`tools of ${remote.id}`, () => {
    let module: ToolsModule;
    beforeAll(async () => {
      if (!remote.loadTools) throw new Error(`${remote.id} loads no tools`);
      module = await remote.loadTools();
    });
    const codeOf = (name: string) => module.tools.find(({ tool }) => tool.name === name) as ToolCode;
    const run = (name: string, input: unknown, host = hostFor('es'), isConfirmed = true) =>
      runTool(codeOf(name), input, host, async () => isConfirmed);

    it('are those that the contract declares, once each', () => {
      expect(module.tools.map(({ tool }) => tool.name).toSorted()).toEqual(names.toSorted());
      expectServedContract(module.contract);
    });

    it.each(names)('%s answers by its contract, in each language', async (name) => {
      for (const locale of LOCALES) {
        const host = hostFor(locale);
        const outcome = await run(name, await sampleInput(name, host.api), host);
        expect(outcome, locale).toMatchObject({ ok: true });
        expect(host.log.entries().filter(({ kind }) => kind === 'report')).toEqual([]);
      }
    });

    it.each(names)('%s refuses an unknown field before any call', async (name) => {
      const host = hostFor('es');
      const input = {
        ...(await sampleInput(name, createSuiteApi('es'))),
        ignore_previous_instructions: 'yes',
      };
      expect(await run(name, input, host)).toMatchObject({
        ok: false,
        error: { code: 'BAD_INPUT', field: 'ignore_previous_instructions' },
      });
      expect(host.log.entries().filter(({ kind }) => kind === 'api')).toEqual([]);
    });

    it.each(names)('%s says in words that the shop does not answer', async (name) => {
      const input = await sampleInput(name, createSuiteApi('es'));
      const texts: string[] = [];
      for (const locale of LOCALES) {
        const outcome = await run(name, input, hostFor(locale, LOST_API));
        if (outcome.ok) continue;
        texts.push(outcome.error.message);
        expect(outcome.error.message).not.toMatch(/connection:|undefined/);
      }
      if (texts.length > 1) expect(texts[0], 'the languages differ').not.toBe(texts[1]);
    });

    const changing = declared.filter(({ kind }) => kind !== 'read').map(({ name }) => name);
    it.runIf(changing.length > 0).each(changing)(
      '%s asks in each language, and without a yes it changes nothing',
      async (name) => {
        const questions: ToolQuestion[] = [];
        const isForm = declared.some((tool) => tool.name === name && tool.kind === 'form');
        for (const locale of LOCALES) {
          const host = hostFor(locale);
          const input = await sampleInput(name, createSuiteApi(locale));
          const outcome = await runTool(codeOf(name), input, host, async (question) => {
            questions.push(question);
            return false;
          });
          expect(outcome).toMatchObject({ ok: false, error: { code: 'DECLINED' } });
          // The shopper sees the personal data that the form would send.
          for (const field of isForm ? PERSONAL : [])
            if (field in input) expect(questions.at(-1)?.description).toContain(input[field]);
          expect(host.log.entries().filter(isWrite)).toEqual([]);
        }
        expect(questions[0]?.title).not.toBe(questions[1]?.title);
        expect(questions.every(({ confirm }) => confirm !== undefined)).toBe(true);
      },
    );

    const offered = declared.filter(({ http }) => http).map(({ name }) => name);
    it.runIf(offered.length > 0).each(offered)('%s answers the same over HTTP', async (name) => {
      const server = await remote.loadServer();
      const host = hostFor('es');
      const input = await sampleInput(name, host.api);
      expect(await server.callTool?.({ name, input }, host)).toEqual(await run(name, input, host));
    });
  });
};
