import { type ContractRecord, recordApi, recordBuild } from 'releases/contract-record';
import { EXPOSED_MODULES } from 'shared-contracts/remote';
import { describe, expect, it } from 'vitest';
import { checkContracts, describeChecks } from './check-deploy.ts';

const facts = { version: '1', federation: '2.9.2', shared: {} };
const releasesOf = (...records: ContractRecord[]) => ({
  contractOf: (id: string) => records.find((record) => record.id === id) ?? null,
});
const exposedBy = (id: string) =>
  EXPOSED_MODULES.filter((module) => module.startsWith(`${id}/`)).map((module) =>
    module.slice(id.length + 1),
  );
const built = (id: string, uses = {}) => recordBuild({ ...facts, id, exposes: exposedBy(id), uses });

describe('the deploy check', () => {
  it('compares a remote with shell and API, and the API with all others', async () => {
    const checkout = await built('checkout');
    const titles = (record: ContractRecord) => checkContracts(record, releasesOf()).map(({ title }) => title);
    expect(titles(checkout)).toEqual(['with shell', 'with api']);
    expect(titles(recordApi('1'))).toEqual(
      ['account', 'catalog', 'checkout', 'content', 'shell', 'office'].map((id) => `with ${id}`),
    );
    expect(titles(await built('shell'))).not.toContain('with office');
    expect(titles(await built('office'))).toEqual(['with api']);
  });

  it('reports a missing release as not compared and allows the deployment', async () => {
    const checkout = await built('checkout');
    const lines = checkContracts(checkout, releasesOf(await built('shell')));
    expect(lines.map(({ kind }) => kind)).toEqual(['passed', 'not-compared']);
    expect(describeChecks('checkout 2', lines)).toBe(
      [
        '✓ with shell 1',
        '- with api',
        '    no release of api is known here',
        'checkout 2 can be deployed',
      ].join('\n'),
    );
  });

  it('compares the endpoints that the office calls with those that the API serves', async () => {
    const office = await built('office', { 'office/session': ['signIn', 'readSession'] });
    expect(Object.keys(office.endpoints).sort()).toEqual(['office-read-session', 'office-sign-in']);
    const api = recordApi('7');
    expect(checkContracts(office, releasesOf(api)).map(({ kind }) => kind)).toEqual(['passed']);
    delete api.endpoints['office-sign-in'];
    expect(checkContracts(office, releasesOf(api))[0]?.details).toEqual([
      'endpoint office-sign-in: the API does not have it',
      'First api: release it with what office needs. Until then, office must work with api 7',
    ]);
  });

  it('names the break and the affected package', async () => {
    const checkout = await built('checkout', { 'api/shopping-cart': ['readCart'] });
    const api = recordApi('7');
    api.endpoints = {};
    const lines = checkContracts(checkout, releasesOf(api));
    expect(describeChecks('checkout 2', lines)).toBe(
      [
        '- with shell',
        '    no release of shell is known here',
        '✗ with api 7',
        '    endpoint read-cart: the API does not have it',
        '    First api: release it with what checkout needs. Until then, checkout must work with api 7',
        'checkout 2 must not be deployed',
      ].join('\n'),
    );
  });

  it('names the field and the team that must act first', async () => {
    const team = { owners: ['@casa-quillay/checkout'], contact: '#checkout' };
    const uses = { 'api/shopping-cart': ['readCart'] };
    const checkout = await recordBuild({ ...facts, ...team, id: 'checkout', exposes: [], uses });
    const api = recordApi('7');
    // The API gives the total another name.
    api.endpoints = JSON.parse(JSON.stringify(checkout.endpoints).replaceAll('"total"', '"sum"'));
    const details = checkContracts(api, releasesOf(checkout)).flatMap((line) => line.details);
    expect(details).toContainEqual(
      expect.stringMatching(/^endpoint read-cart: response: .*total: is missing/),
    );
    expect(details).toContain(
      'First checkout (@casa-quillay/checkout, #checkout): release it without what is gone. ' +
        'Until then, api must keep what checkout 1 needs',
    );
  });
});
