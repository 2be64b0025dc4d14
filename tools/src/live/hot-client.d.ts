/** Types of the hot update client. The remote's build adds its settings to the import (webpack/live.ts). */
declare module 'webpack-hot-middleware/client.js' {
  interface BuildMessage {
    action: string;
    /** `<remote>:client` or `<remote>:server`. */
    name?: string;
    errors?: string[];
  }
  const client: { subscribeAll(heard: (message: BuildMessage) => void): void };
  export default client;
}

declare module 'react-refresh/runtime' {
  /** Renders the components again whose modules were evaluated again. */
  export function performReactRefresh(): unknown;
}
