/** The connection's client, chosen by the remote's build (webpack/live.ts). */
declare module 'live-connection' {
  interface BuildMessage {
    action: string;
    /** `<remote>:client` or `<remote>:server`. */
    name?: string;
    errors?: string[];
  }
  const connection: { subscribeAll(heard: (message: BuildMessage) => void): void };
  export default connection;
}
