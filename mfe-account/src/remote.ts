import type { RemoteAppOptions } from 'shared-kit/lifecycles';
import { messages } from './lib/messages.ts';
import { routes } from './routes.tsx';

export const remote: RemoteAppOptions = { name: 'account', routes, messages };
