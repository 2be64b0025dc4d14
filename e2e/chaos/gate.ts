/** A proxy that breaks what passes through it: one stands before the shell, one between shell and API. */
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Breakage =
  /** The connection ends without a word. */
  | { kind: 'cut' }
  | { kind: 'answer'; status: number; type: string; body: string }
  /** One byte more than was built. */
  | { kind: 'tamper' }
  /** No answer until `let go`, or for good. */
  | { kind: 'hold' };

export interface Gate {
  url: string;
  /** What becomes of a request; undefined: it passes. */
  break(rule: (path: string) => Breakage | undefined): void;
  /** Requests that come from now on pass; what is held stays so. */
  mend(): void;
  /** What is held is passed on. */
  letGo(): void;
  stop(): Promise<void>;
}

const forward = (target: string, request: IncomingMessage, response: ServerResponse, tamper: boolean) => {
  const { 'accept-encoding': encodings, ...others } = request.headers;
  const headers = tamper ? others : { ...others, 'accept-encoding': encodings };
  const upstream = http.request(
    new URL(request.url ?? '/', target),
    { method: request.method, headers, agent },
    (answer) => {
      const { 'content-length': _, ...kept } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, tamper ? kept : answer.headers);
      if (tamper) answer.on('end', () => response.end(' ')).pipe(response, { end: false });
      else answer.pipe(response);
    },
  );
  upstream.on('error', () => response.destroy());
  response.on('close', () => upstream.destroy());
  request.pipe(upstream);
};

const agent = new http.Agent({ keepAlive: true });

/** Listens on a free port of this machine. */
export const openGate = async (target: () => string): Promise<Gate> => {
  let rule: (path: string) => Breakage | undefined = () => undefined;
  let held: (() => void)[] = [];
  const server = http.createServer((request, response) => {
    const broken = rule(request.url ?? '/');
    if (!broken) return forward(target(), request, response, false);
    if (broken.kind === 'cut') return void request.socket.destroy();
    if (broken.kind === 'tamper') return forward(target(), request, response, true);
    if (broken.kind === 'hold') return void held.push(() => forward(target(), request, response, false));
    response.writeHead(broken.status, { 'content-type': broken.type, 'cache-control': 'no-store' });
    response.end(broken.body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    break(next) {
      rule = next;
    },
    mend() {
      rule = () => undefined;
    },
    letGo() {
      const now = held;
      held = [];
      for (const pass of now) pass();
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
};
