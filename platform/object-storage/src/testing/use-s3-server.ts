import { afterAll, beforeAll, vi } from 'vitest';
import { type S3Server, startS3Server } from './s3-server.ts';

interface UsedServer extends Pick<S3Server, 'newAddress' | 'pause' | 'resume'> {
  /** Sets the environment of the SDK again, for a test that changed it. */
  setEnv(): void;
}

/** An S3 server for the tests of a file or block. It runs, and the environment of the SDK names it, in later hooks. */
export const useS3Server = (): UsedServer => {
  let server: S3Server;
  const setEnv = (): void => {
    for (const [name, value] of Object.entries(server.env)) vi.stubEnv(name, value);
  };
  beforeAll(async () => {
    server = await startS3Server();
    setEnv();
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await server.stop();
  });
  return {
    newAddress: () => server.newAddress(),
    pause: () => server.pause(),
    resume: () => server.resume(),
    setEnv,
  };
};
