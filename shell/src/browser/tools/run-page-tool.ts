/** Runs a tool of the page (docs/architecture/tools.md#in-the-page). */
import type { HostServices } from 'shared-contracts/host';
import { REMOTE_IDS, type RemoteId, type ToolsModule } from 'shared-contracts/remote';
import { type ToolAnswer, type ToolOutcome, ToolRefusal } from 'shared-contracts/tools/answer';
import { runTool, type ToolQuestion } from 'shared-contracts/tools/run-tool';
import { TOOL_WORDS } from 'shared-contracts/tools/tool-words';
import type { PendingCall } from '../../tool-calls.ts';
import { createTurns } from './ask-in-turn.ts';

interface PageToolParts {
  hostOf(id: RemoteId): HostServices;
  /** Switches to the current release of the remote. */
  renew(id: RemoteId): Promise<unknown>;
  load(id: RemoteId): Promise<ToolsModule>;
  versionOf(id: RemoteId): string | undefined;
  /** Whether the shopper has passed the age gate. */
  isAdult(): boolean;
  askInTurn: ReturnType<typeof createTurns>;
}

/** Turns of all calls in the page. */
export const turnsOfPage = createTurns();

/** @returns null if the remote's code does not load, or does not have the tool */
export const runPageTool = async (
  { name, input }: Pick<PendingCall, 'name' | 'input'>,
  { hostOf, renew, load, versionOf, isAdult, askInTurn }: PageToolParts,
): Promise<ToolAnswer | null> => {
  const remote = REMOTE_IDS.find((id) => name.startsWith(`${id}.`));
  if (!remote) return null;
  const host = hostOf(remote);
  const words = TOOL_WORDS[host.locale];
  const answer = (outcome: ToolOutcome): ToolAnswer => ({
    release: `${remote} ${versionOf(remote)}`,
    ...outcome,
    note: words.note,
  });
  // The shopper sees nothing of the shop before the age gate, and neither does an assistant.
  if (!isAdult())
    return answer({ ok: false, error: { code: 'AGE_NOT_CONFIRMED', message: words.ageNotConfirmed } });
  try {
    await renew(remote);
    const { tools } = await load(remote);
    const code = tools.find(({ tool }) => tool.name === name);
    if (!code) return null;
    const confirm = async (question: ToolQuestion) => {
      const description = `${words.asked}\n\n${question.description}`;
      const confirmed = await askInTurn(
        async () => (await host.openDialog({ type: 'info', ...question, description })).confirmed,
      );
      if (confirmed === 'busy') throw new ToolRefusal('TOO_MANY_REQUESTS', words.busy);
      return confirmed;
    };
    return answer(await runTool(code, input, host, confirm));
  } catch (error) {
    host.report(error, { kind: 'tool', tool: name });
    return null;
  }
};
