/** Proxy with fault injection. One runs between browser and shell, one between shell and API. */
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Breakage =
  /** Closes the connection without a response. */
  | { kind: 'cut' }
  | { kind: 'answer'; status: number; type: string; body: string }
  /** Adds a space to the response body, so that the file's hash is wrong. */
  | { kind: 'tamper' }
  /** Does not forward the request until `letGo`. Without `letGo` the browser never gets a response. */
  | { kind: 'hold' };

export interface Gate {
  url: string;
  /** Sets the fault for each path. Undefined: the request passes. */
  break(rule: (path: string) => Breakage | undefined): void;
  /** Removes the rule, so that all new requests pass. Held requests stay held. */
  mend(): void;
  /** Forwards the held requests. */
  letGo(): void;
  stop(): Promise<void>;
}

const agent = new http.Agent({ keepAlive: true });

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

/** Starts the proxy on a free local port. @param target returns the URL of the server behind it, which may move */
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
