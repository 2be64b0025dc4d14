import type { FastifyInstance } from 'fastify';
import { auditAlone } from '../../audit/audit.ts';
import type { Db } from '../../db/connect.ts';

type FailedStep = 'session.wrong-password' | 'session.wrong-code';

/**
 * Audits failed sign-ins of known staff without waiting, because a response that waits for the entry would take
 * longer than that of an unknown e-mail. The listener waits for open entries when it closes.
 */
export const recordFailures = (app: FastifyInstance, db: Db) => {
  const open = new Set<Promise<void>>();
  app.addHook('onClose', async () => {
    await Promise.all(open);
  });
  return (email: string, action: FailedStep): void => {
    const entry = auditAlone(db, { staffId: null, action, entityId: email })
      .catch((error: unknown) => app.log.error({ err: error }, 'a failed sign-in could not be audited'))
      .finally(() => open.delete(entry));
    open.add(entry);
  };
};
