/** Switches an open page to a new release on the next navigation to its remote (docs/decisions/0026). */
import type { Renewal, RenewalParts } from './create-renewal.ts';

/** Does nothing until `startRenewal` has loaded its code. Until then, the page keeps its releases. */
export const renewal: Renewal = {
  look() {},
  renew: async () => false,
  show: async (_, changeAddress) => changeAddress(),
};

export const startRenewal = async (parts: RenewalParts): Promise<void> => {
  // This code shares its chunk with other features that load when idle, to save a request.
  const { createRenewal } = await import(/* webpackChunkName: "extras" */ './create-renewal.ts');
  Object.assign(renewal, createRenewal(parts));
};
