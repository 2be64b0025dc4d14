import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** Starts a mail server for a test. It stores received mails, or refuses them. */
export async function openMailServer() {
  const mails: Email[] = [];
  let refusing = false;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
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
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  };
}

export type MailServer = Awaited<ReturnType<typeof openMailServer>>;
