import { createServerModule } from 'shared-kit/server';
import { remote } from './remote.ts';

export const { contract, render } = createServerModule(remote);
