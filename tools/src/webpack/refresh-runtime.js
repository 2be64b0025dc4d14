// Hears of every React root of the page. Each remote under edit registers its components under its own name: two remotes
// bundle the same component of the design system, and an update of one must not draw the other's.
import * as runtime from 'react-refresh/runtime';

runtime.injectIntoGlobalHook(globalThis);

globalThis.__SHOP_REFRESH__ = (remote) => ({
  ...runtime,
  injectIntoGlobalHook() {},
  register: (type, id) => runtime.register(type, `${remote} ${id}`),
});
