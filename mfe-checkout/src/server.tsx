import type { ServerModule } from 'shared-contracts/remote';
import { createServerModule, createToolCalls } from 'shared-kit/server';
import { renderPlainPage } from './plain/render-plain.tsx';
import { remote } from './remote.ts';
import { tools } from './tools/tools.ts';

const module = createServerModule(remote);

export const { contract } = module;
export const { callTool } = createToolCalls(tools);
export const render: ServerModule['render'] = async (request, host) =>
  (await renderPlainPage(request, host)) ?? module.render(request, host);
