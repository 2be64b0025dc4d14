import type { Bus, BusRecord } from './bus.ts';
import { createBusCore } from './bus-core.ts';
import { createCommands } from './commands.ts';
import { createPublications } from './publications.ts';
import { createResolver } from './topic-checks.ts';
import { TOPIC_DEFINITIONS, type TopicDefinition } from './topic-definitions.ts';

interface BusOptions {
  definitions?: readonly TopicDefinition[];
  /** Called with refusals and with errors of listeners. The shell logs and reports them. */
  onProblem: (error: Error) => void;
  record?: (entry: BusRecord) => void;
  /** Called when a command waits without a server: the shell loads the remote that serves it. */
  onUnserved?: (topic: string, payload: unknown) => void;
}

/**
 * The bus of one page (docs/architecture/contract.md#event-bus). Checks payloads against the schemas of the
 * topic definitions at run time.
 */
export const createBus = ({
  definitions = TOPIC_DEFINITIONS,
  onProblem,
  record,
  onUnserved,
}: BusOptions): Bus => {
  const core = createBusCore(createResolver(definitions), onProblem, record);
  return { ...createPublications(core), ...createCommands(core, onUnserved) };
};
