// The one React Refresh runtime of the page, which sees every React root. Each remote in development
// registers its components under its own id. Two remotes may bundle the same component of shared-ui, and an
// update of one must not re-render the other's component.
import * as runtime from 'react-refresh/runtime';

runtime.injectIntoGlobalHook(globalThis);

globalThis.__SHOP_REFRESH__ = (remote) => ({
  ...runtime,
  injectIntoGlobalHook() {},
  register: (type, id) => runtime.register(type, `${remote} ${id}`),
});
