import { z } from 'zod';
import { seconds } from './common.schema.ts';
import { done, email, givenPassword, uuid } from './fields.schema.ts';

const tokens = z.object({
  access_token: z.string(),
  /** Omitted for the website (`X-Client: web`), which gets the token as an HttpOnly cookie. */
  refresh_token: z.string().optional(),
  /** Lifetime of the access token. */
  expires_in: seconds,
});
const refreshToken = z.string().regex(/^[\w-]{40,100}$/);

export const login = {
  body: z.object({
    email,
    password: givenPassword,
    /** Id of the guest cart. Its lines are added to the cart of the customer. */
    cart_id: z.string().max(320).optional(),
  }),
  response: tokens,
};

export const refresh = {
  /** Other clients send their refresh token. The website omits it, because its cookie contains the token. */
  body: z.object({ refresh_token: refreshToken.optional() }).nullish(),
  response: tokens,
};
export const refreshByBearer = { response: tokens };

export const logout = {
  body: z.object({ refresh_token: refreshToken.optional() }).nullish(),
  response: done,
};

export const verifySession = {
  response: z.object({
    data: z.object({
      user_id: z.string(),
      session_id: z.string(),
      expires_at: z.iso.datetime(),
    }),
  }),
};

/** Active session of the customer. */
const session = z.object({
  id: z.string(),
  /** Whether it is the session of this request. */
  is_current: z.boolean(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime(),
  /** `User-Agent` of the client. Null without one. */
  user_agent: z.string().nullable(),
});
export const listSessions = { response: z.object({ data: z.array(session) }) };
export const endSession = { params: z.object({ id: uuid }), response: done };
export const endOtherSessions = { response: done.extend({ ended: z.int() }) };

export type Session = z.output<typeof session>;
