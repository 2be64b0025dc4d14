import { createLifecycles } from 'shared-kit/lifecycles';
import { remote } from './remote.ts';

export const { contract, prepare, bootstrap, mount, unmount } = createLifecycles(remote);
