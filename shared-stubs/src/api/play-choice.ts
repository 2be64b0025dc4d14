/** Plays a choice: counts the calls, and says what each one meets. */
import type { GatewayAnswer, PlayedChoice, Step } from './read-choice.ts';

export interface PlayedStep extends Step {
  /** The choice names the endpoint. Otherwise the step is that of the whole API. */
  isForThisEndpoint: boolean;
}

interface Play {
  /** @param values of the request, in which a rule finds its product */
  next(endpoint: string | undefined, values: readonly unknown[]): PlayedStep;
  /** Undefined for a scenario without a gateway: card orders are paid at once. */
  nextGateway(): GatewayAnswer | undefined;
  hasGateway: boolean;
  now(): number;
}

/** The n-th step. The last one stays. */
const at = <T>(steps: readonly T[], n: number): T | undefined => steps[Math.min(n, steps.length - 1)];

export const playChoice = ({ base, calls, stockOf, gateway, clock }: PlayedChoice): Play => {
  const counts = calls.map(() => 0);
  let payments = 0;
  return {
    next(endpoint, values) {
      // A body may be JSON already, whose quotes a second JSON would escape.
      const text = JSON.stringify(values).replaceAll('\\"', '"');
      const index = calls.findIndex(
        (rule) =>
          rule.endpoint === endpoint && (rule.product === undefined || text.includes(`"${rule.product}"`)),
      );
      const rule = calls[index];
      const step = rule && at(rule.steps, counts[index] ?? 0);
      if (rule) counts[index] = (counts[index] ?? 0) + 1;
      const { name, effect } = step ?? base;
      return { name, effect: { ...effect, stockOf }, isForThisEndpoint: step !== undefined };
    },
    nextGateway: () => at(gateway, payments++),
    hasGateway: gateway.length > 0,
    now: () => clock ?? Date.now(),
  };
};
