/** Answers calls of tools. Loads the code for it at the first one. */
import { type PendingCall, TOOL_CALLED, takeCalls } from '../../tool-calls.ts';

type RunTool = (call: PendingCall) => Promise<Parameters<PendingCall['done']>[0]>;

export const serveTools = (load: () => Promise<RunTool>): void => {
  const answer = () => {
    for (const call of takeCalls())
      load()
        .then((run) => run(call))
        .catch(() => null)
        .then(call.done);
  };
  addEventListener(TOOL_CALLED, answer);
  answer();
};
