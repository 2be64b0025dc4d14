import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BotCheckedForm } from 'shared-contracts/api/forms.schema';
import type { AppDeps } from '../../module.ts';
import { createGuard, type GuardedName } from '../../plugins/guard.ts';
import { passBotCheck } from './bot-check.service.ts';

interface FormCall {
  body: { email: string; altcha?: string | undefined };
  request: FastifyRequest;
  reply: FastifyReply;
}

/**
 * Limits a form by network and by e-mail. The e-mail is counted after the bot check, so that programs cannot use up
 * the limit of a stranger's address.
 * @returns a check that throws DomainError TOO_MANY_REQUESTS, BOT_CHECK_FAILED
 */
export const createFormGuard = (deps: Pick<AppDeps, 'db' | 'config'>, name: GuardedName) => {
  const guard = createGuard(deps, name);
  return async (form: BotCheckedForm, { body, request, reply }: FormCall): Promise<void> => {
    await guard.take({ request, reply });
    await passBotCheck(deps, form, body.altcha);
    await guard.takeKey(reply, body.email);
  };
};
