/** Types of the parts that the test server uses. The package has no types of its own. */
declare module '@20minutes/s3rver' {
  import type { Server } from 'node:http';

  export default class S3rver {
    constructor(options: {
      port: number;
      address: string;
      silent: boolean;
      directory: string;
      vhostBuckets: boolean;
      configureBuckets: { name: string }[];
    });
    /** Koa's list of middleware. */
    middleware: unknown[];
    httpServer: Server;
    /** Listens. Resolves to the address. */
    run(): Promise<ReturnType<Server['address']>>;
    close(): Promise<void>;
  }
}
declare module '@20minutes/s3rver/lib/models/error.js' {
  export default class S3Error extends Error {
    constructor(code: string, message: string, detail?: Record<string, string>);
  }
}
