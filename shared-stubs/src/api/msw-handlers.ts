import { http } from 'msw/http';
import type { ApiStub } from './create-api-stub.ts';
import { respond } from './stub-fetch.ts';

/** What msw hands to a stub: the API and its pictures. Everything else goes to the network. */
export const mswHandlers = (stub: ApiStub) => {
  const answer = ({ request }: { request: Request }) => respond(stub, request);
  return [http.all('*/api/*', answer), http.all('*/storage/*', answer)];
};
