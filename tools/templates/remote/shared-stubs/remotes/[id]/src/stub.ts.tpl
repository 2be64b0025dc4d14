import { behaviourOf } from '../../../src/remote/behaviours.ts';
import type { StubRemote } from '../../../src/remote/stub-remote.ts';

export const stub: StubRemote = { id: '{{id}}', behaviour: behaviourOf(import.meta.url) };
