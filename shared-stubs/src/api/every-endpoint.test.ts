import { apiError } from 'shared-contracts/api/common.schema';
import { ENDPOINTS, type EndpointDefinition } from 'shared-contracts/api/endpoint-list.schema';
import { LOCALES } from 'shared-contracts/locale';
import { describe, expect, it } from 'vitest';
import { type ApiStub, createApiStub } from './create-api-stub.ts';
import { sampleRequest } from './sample-request.ts';
import { SCENARIO_NAMES } from './scenarios.ts';

/** A stub with a signed-in customer and one wine in the cart that the sample requests name. */
const createBusyStub = async (): Promise<ApiStub> => {
  const stub = createApiStub();
  stub.signIn(true);
  const update = ENDPOINTS.find(({ endpoint }) => endpoint.id === 'update-cart');
  if (update) await stub.handle(sampleRequest(update));
  return stub;
};

/** Describes how an answer breaks the contract; null if it is a valid success or error. */
const problemOf = ({ endpoint, schema }: EndpointDefinition, status: number, body: string): string | null => {
  const expected = endpoint.status ?? 200;
  const fits = status === expected ? schema.response : apiError;
  const result = fits.safeParse(JSON.parse(body));
  return result.success ? null : `${endpoint.id} ${status}: ${result.error.message}`;
};

describe.each(SCENARIO_NAMES)('in the scenario %s', (scenario) => {
  it.each(LOCALES)('every endpoint gives an answer that its contract allows, in %s', async (locale) => {
    const stub = await createBusyStub();
    stub.choose({ scenario });
    const problems: string[] = [];
    for (const entry of ENDPOINTS) {
      const { status, body } = await stub.handle(sampleRequest(entry, locale));
      const problem = problemOf(entry, status, body);
      if (problem) problems.push(problem);
    }
    expect(problems).toEqual([]);
  });
});

/**
 * Endpoints that may refuse their sample request, because it names something that does not exist in the stub, or a case
 * that is too full.
 */
const NAMES_NOTHING = [
  'read-order',
  'retry-payment',
  'send-proof',
  'cancel-order',
  'request-return',
  'send-return-picture',
  'withdraw-return',
  'answer-return',
  'read-own-order',
  'buy-again',
  'update-address',
  'delete-address',
  'restore-address',
  'place-order',
  'put-case',
];

it('every endpoint accepts its sample request, unless the request names an unknown item', async () => {
  const stub = await createBusyStub();
  const refused: string[] = [];
  for (const entry of ENDPOINTS) {
    const { status, body } = await stub.handle(sampleRequest(entry));
    if (entry.endpoint.id === 'logout') stub.signIn(true);
    if (status >= 400) refused.push(`${entry.endpoint.id} ${body}`);
  }
  expect(refused.filter((line) => !NAMES_NOTHING.includes(line.split(' ')[0] ?? ''))).toEqual([]);
});

it.each(ENDPOINTS)('an override makes one endpoint answer 500, 401 or 422: $endpoint.id', async (entry) => {
  const stub = await createBusyStub();
  const { id } = entry.endpoint;
  for (const [scenario, status] of [
    ['server-error', 500],
    ['unauthorized', 401],
    ['invalid', 422],
  ] as const) {
    stub.choose({ overrides: { [id]: scenario } });
    const answer = await stub.handle(sampleRequest(entry));
    expect(answer.status, scenario).toBe(status);
    expect(apiError.safeParse(JSON.parse(answer.body)).success).toBe(true);
  }
});
