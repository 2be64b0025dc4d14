import { DomainError } from 'shared-contracts/errors/domain-error';
import type { OfficeModule } from '../../module.ts';
import { findStaffByEmail } from '../access/staff.repository.ts';
import { CODE_WINDOW, codeOfStep, STEP_S, stepAt } from '../session/totp.ts';
import { DEMO_STAFF } from './demo-staff.ts';

/**
 * Gives the next unused code of a demo staff member, so that a demo needs no phone. A code works once: the codes of the
 * current and the next step allow two sign-ins within half a minute. Demo mode only.
 */
export const devCodeModule: OfficeModule = (app, { config, db }) => {
  if (config.SHOP_MODE !== 'demo') return;
  app.get<{ Querystring: { email?: string } }>('/office/dev/code', async ({ query }, reply) => {
    const demo = DEMO_STAFF.find(({ email }) => email === query.email);
    const staff = demo && (await findStaffByEmail(db, demo.email));
    if (!demo || !staff) throw new DomainError('NOT_FOUND');
    const now = stepAt(Date.now());
    const step = Math.max(now, Number(staff.totp_last_step ?? 0) + 1);
    if (step <= now + CODE_WINDOW) return { code: codeOfStep(Buffer.from(demo.totpSecret), step) };
    const waitS = (step - CODE_WINDOW) * STEP_S - Math.floor(Date.now() / 1000);
    return reply.code(409).header('retry-after', waitS).send({ wait_seconds: waitS });
  });
};
