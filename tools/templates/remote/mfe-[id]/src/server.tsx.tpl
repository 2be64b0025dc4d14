import { createServerModule } from 'shared-contracts/kit/server';
import { remote } from './remote.ts';

export const { contract, render } = createServerModule(remote);
