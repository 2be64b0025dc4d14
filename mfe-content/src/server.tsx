import { createServerModule, createToolCalls } from 'shared-kit/server';
import { remote } from './remote.ts';
import { tools } from './tools/tools.ts';

export const { contract, render } = createServerModule(remote);
export const { callTool } = createToolCalls(tools);
