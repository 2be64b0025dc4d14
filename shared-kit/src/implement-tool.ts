import type { HostServices } from 'shared-contracts/host';
import type { ToolCode, ToolQuestion } from 'shared-contracts/tools/run-tool';
import type { Tool, ToolInput, ToolOutput } from 'shared-contracts/tools/tool';

interface Implementation<T extends Tool> {
  run(input: ToolInput<T>, host: HostServices): Promise<ToolOutput<T>>;
  /** Required for a tool that changes the cart or sends a form. */
  ask?(input: ToolInput<T>, host: HostServices): Promise<ToolQuestion> | ToolQuestion;
}

/** Implements a tool of the contract. Input and output have the types of its schemas. */
export const implementTool = <T extends Tool>(tool: T, code: Implementation<T>): ToolCode => ({
  tool,
  ...(code as Pick<ToolCode, 'run' | 'ask'>),
});
