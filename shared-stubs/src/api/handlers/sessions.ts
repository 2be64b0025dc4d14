import { login, logout, refresh, refreshByBearer } from 'shared-contracts/api/sessions';
import { DomainError } from 'shared-contracts/errors/domain-error';
import type { ShopState } from '../shop-state.ts';
import { answer, type HandlerContext, type Handlers } from './handler.ts';

/** The only password that the stub refuses. */
export const WRONG_PASSWORD = 'clave-equivocada';
const EXPIRES_IN_S = 1_800;

const base64url = (text: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** An unsigned token in the format of the API's access tokens. The shell reads id and first name from it. */
const tokenOf = ({ id, first_name }: ShopState['user']): string =>
  [
    { alg: 'none', typ: 'JWT' },
    { sub: id, name: first_name },
  ]
    .map((part) => base64url(JSON.stringify(part)))
    .concat('stub')
    .join('.');

const tokensFor = (state: ShopState) => {
  if (!state.isSignedIn) throw new DomainError('UNAUTHORIZED');
  return { access_token: tokenOf(state.user), expires_in: EXPIRES_IN_S };
};
const renew = ({ state }: HandlerContext) => tokensFor(state);

export const sessionHandlers: Handlers = {
  ...answer(login, ({ request, state }) => {
    const { email, password, cart_id } = request.body as {
      email: string;
      password: string;
      cart_id?: string;
    };
    if (password === WRONG_PASSWORD) throw new DomainError('INVALID_CREDENTIALS');
    state.isSignedIn = true;
    state.hasSessionEnded = false;
    state.user = { ...state.user, email };
    return { ...tokensFor(state), ...(cart_id ? { cart_id } : {}) };
  }),
  ...answer(refresh, renew),
  ...answer(refreshByBearer, renew),
  ...answer(logout, ({ state }) => {
    state.isSignedIn = false;
    return { ok: true as const };
  }),
};
