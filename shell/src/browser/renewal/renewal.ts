/** Another release of a remote takes effect in an open page with the next way to it (docs/decisions/0026). */
import type { Renewal, RenewalParts } from './create-renewal.ts';

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
