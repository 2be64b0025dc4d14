import { http } from 'msw/http';
import type { ApiStub } from './create-api-stub.ts';
import { respond } from './stub-fetch.ts';

/** msw handlers for /api and /storage. Other requests go to the network. */
export const mswHandlers = (stub: ApiStub) => {
  const answer = ({ request }: { request: Request }) => respond(stub, request);
  return [http.all('*/api/*', answer), http.all('*/storage/*', answer)];
};
