import type { FastifyInstance } from 'fastify';
import { createClock } from '../clock.ts';
import { answerError } from '../routes/rest-guards.ts';
import { read } from '../routes/rest-requests.ts';
import { createOfficeKnobs, officeControl } from './knobs.ts';
import { createOffice } from './office.ts';
import { restRoutes } from './rest.routes.ts';
import { soapRoutes } from './soap.routes.ts';

/** More than an envelope with one document has. */
const BODY_BYTES = 5_000_000;

/** Sandbox of the tax office: seed, token, uploads and states, for boletas (REST) and other documents (SOAP). */
export async function taxOfficeRoutes(app: FastifyInstance): Promise<void> {
  const clock = createClock();
  const knobs = createOfficeKnobs();
  const office = createOffice(clock, knobs);
  app.setErrorHandler(answerError);

  await app.register(async (scope) => {
    // Forms, XML and SOAP come with several media types. The routes parse the bytes.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    restRoutes(scope, office);
    soapRoutes(scope, office);
  });

  app.get('/ledger', () => [...office.uploads.values()]);
  const show = () => ({ clock_shift_ms: clock.shift(), ...knobs.show() });
  app.get('/control', show);
  app.post('/control', ({ body }) => {
    const { forget_tokens, clock_shift_ms, ...control } = read(officeControl, body ?? {});
    if (Object.keys(body ?? {}).length === 0) {
      knobs.reset();
      clock.shiftTo(0);
    }
    knobs.set(control);
    if (forget_tokens) office.forgetTokens();
    if (clock_shift_ms !== undefined) clock.shiftTo(clock_shift_ms ?? 0);
    return show();
  });
}
