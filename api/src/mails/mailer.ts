import { randomBytes } from 'node:crypto';
import { mkdir, open, rename } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';

export interface Mail {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Equal for retries of a mail, so that mail programs show it once. */
  messageId: string;
  replyTo?: string;
  headers?: Record<string, string>;
  /** Entry for the receiver's calendar. */
  icalEvent?: { method: string; filename: string; content: string };
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}

export interface MailSettings {
  SMTP_URL?: string;
  MAIL_DIR: string;
  MAIL_FROM: string;
}

const SMTP_TIMEOUT_MS = 15_000;

/**
 * Sends by SMTP_URL. Without it, writes each mail as `.eml` file to MAIL_DIR (docs/architecture/api.md#mail).
 */
export const createMailer = (settings: MailSettings): Mailer =>
  settings.SMTP_URL
    ? createSmtpMailer(settings.SMTP_URL, settings.MAIL_FROM)
    : createFileMailer(settings.MAIL_DIR, settings.MAIL_FROM);

const createSmtpMailer = (url: string, from: string): Mailer => {
  const transport = createTransport(
    { url, pool: true, connectionTimeout: SMTP_TIMEOUT_MS, socketTimeout: SMTP_TIMEOUT_MS },
    { from },
  );
  return {
    async send(mail) {
      await transport.sendMail(mail);
    },
    close: () => transport.close(),
  };
};

const createFileMailer = (folder: string, from: string): Mailer => {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' }, { from });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(mail);
      await mkdir(folder, { recursive: true });
      await writeWhole(path.join(folder, fileName(new Date())), message as Buffer);
    },
    close: () => transport.close(),
  };
};

/** File name that sorts by time. The random suffix separates mails of the same millisecond. */
const fileName = (time: Date): string =>
  `${time.toISOString().replace(/[:.]/g, '-')}-${randomBytes(3).toString('hex')}.eml`;

/** Writes a file atomically: to a temporary file, flushed, then renamed. */
const writeWhole = async (file: string, content: Buffer): Promise<void> => {
  const part = `${file}.part`;
  const handle = await open(part, 'wx', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(part, file);
};
