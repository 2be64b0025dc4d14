/** Another release of a remote takes effect in an open page with the next way to it (docs/decisions/0026). */
import type { RemoteId } from 'shared-contracts/remote';
import type { RenewalParts } from './create-renewal.ts';

export interface Renewal {
  /** Somebody is about to go to a page of it. */
  look(id: RemoteId): void;
  /**
   * If another release is current, it is the one that is loaded from now on. Waits a moment for the answer, and a while for the files;
   * what has not come by then comes with a later way. @returns whether the remote was replaced
   */
  renew(id: RemoteId): Promise<boolean>;
  /** Change the address to a page of it; its page of an earlier release gives way to the new one. */
  show(id: RemoteId, changeAddress: () => void): Promise<void>;
}

/** Until its code is here the page keeps what it came with. */
export const renewal: Renewal = {
  look() {},
  renew: async () => false,
  show: async (_, changeAddress) => changeAddress(),
};

export const startRenewal = async (parts: RenewalParts): Promise<void> => {
  // In one file with what else is wanted at rest: a request less.
  const { createRenewal } = await import(/* webpackChunkName: "extras" */ './create-renewal.ts');
  Object.assign(renewal, createRenewal(parts));
};
