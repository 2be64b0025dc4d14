// @vitest-environment happy-dom
import { allSettled, fork } from 'effector';
import { ApiError } from 'shared-contracts/errors';
import { hostProvided } from 'shared-kit/host';
import { createTestHost } from 'shared-kit/test-host';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { credentialsSubmitted, signingIn } from './sign-in.model.ts';

const credentials = { email: ' ana@vinos.cl ', password: ' secreta ' };

/** Test host that answers login requests with `login`. */
const shop = async (login: unknown) => {
  const host = createTestHost({ answers: { login } });
  const scope = fork();
  await allSettled(hostProvided, { scope, params: host });
  const submit = () => allSettled(credentialsSubmitted, { scope, params: credentials });
  return { host, scope, submit };
};
const failing = (error: Error) => () => {
  throw error;
};

describe('signing in', () => {
  afterEach(() => {
    sessionStorage.clear();
    vi.restoreAllMocks();
  });

  it('passes the trimmed e-mail and the unchanged password to the shell', async () => {
    const { host, submit } = await shop({});
    await submit();
    expect(host.calls).toEqual([
      { id: 'login', input: { body: { email: 'ana@vinos.cl', password: ' secreta ' } } },
    ]);
  });

  it('navigates to the requested path once', async () => {
    sessionStorage.setItem('returnPath', '/cuenta/compras?page=2');
    const { host, submit } = await shop({});
    await submit();
    await submit();
    expect(host.visited).toEqual(['/cuenta/compras?page=2', '/']);
  });

  it('navigates home when storage is blocked', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(failing(new Error('denied')));
    const { host, submit } = await shop({});
    await submit();
    expect(host.visited).toEqual(['/']);
  });

  it('stays on the page and keeps the error code until the next attempt', async () => {
    let isRight = false;
    const { host, scope, submit } = await shop(() => {
      if (!isRight) throw new ApiError({ code: 'INVALID_CREDENTIALS', message: '', statusCode: 401 });
      return {};
    });
    await submit();
    expect(scope.getState(signingIn.$failure)).toMatchObject({
      code: 'INVALID_CREDENTIALS',
      waitSeconds: null,
    });
    expect(host.visited).toEqual([]);
    isRight = true;
    await submit();
    expect(scope.getState(signingIn.$failure)).toBe(null);
  });

  it('keeps the server’s `Retry-After`, rounded up to full seconds', async () => {
    const error = Object.assign(new ApiError({ code: 'TOO_MANY_REQUESTS', message: '' }), {
      retryAfter: 89.5,
    });
    const { scope, submit } = await shop(failing(error));
    await submit();
    expect(scope.getState(signingIn.$failure)).toMatchObject({ code: 'TOO_MANY_REQUESTS', waitSeconds: 90 });
  });

  it('sends one request for two submits at once', async () => {
    const { host, submit } = await shop({});
    await Promise.all([submit(), submit()]);
    expect(host.calls).toHaveLength(1);
  });
});
