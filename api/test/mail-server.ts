import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** Starts a mail server for a test. It stores received mails, or refuses them. */
export async function openMailServer() {
  const mails: Email[] = [];
  let refusing = false;
  let held: PromiseWithResolvers<void> | undefined;
  let waiting = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        waiting += 1;
        await held?.promise;
        if (refusing) return done(new Error('Mailbox is full'));
        mails.push(await PostalMime.parse(Buffer.concat(chunks)));
        return done();
      });
    },
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** Returns the received mails and removes them. */
    take: (): Email[] => mails.splice(0),
    refuse(on: boolean) {
      refusing = on;
    },
    /** Accepts no mail until the returned function is called. */
    hold(): () => void {
      const latch = Promise.withResolvers<void>();
      held = latch;
      return latch.resolve;
    },
    /** Number of mails that arrived, also of those that are not accepted yet. */
    arrived: () => waiting,
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  };
}

export type MailServer = Awaited<ReturnType<typeof openMailServer>>;
