/** The client's settings are added by the remote's build (webpack/live.ts). */
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
