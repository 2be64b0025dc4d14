/**
 * Settings of a shop whose contents are tested: longer deadlines than in production and no refused requests, because
 * the machine may be busy.
 */
export const PATIENCE = {
  RENDER_DEADLINE_MS: '20000',
  ANSWER_WITHIN_MS: '90000',
  PROXY_TIMEOUT_MS: '100000',
  SHED_EVENT_LOOP_MS: '0',
};
