import type { MountProps } from 'shared-contracts/remote';

/** Reports a crashed React tree to the shell, and in development to the developer (tools/src/live/crash-client.ts). */
export const crashReporter =
  ({ host, onCrash }: Pick<MountProps, 'host' | 'onCrash'>) =>
  (error: unknown): void => {
    if (import.meta.webpackHot) dispatchEvent(new CustomEvent('shop:crashed', { detail: error }));
    (onCrash ?? host.report)(error);
  };
