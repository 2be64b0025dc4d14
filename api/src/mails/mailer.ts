import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { MAIL_FONTS } from 'shared-contracts/domain/mail-fonts';
import { writeWhole } from '../lib/write-whole.ts';

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
  cc?: string;
  attachments?: { filename: string; contentType: string; content: Buffer }[];
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}

export interface MailSettings {
  SMTP_URL?: string;
  MAIL_DIR: string;
  MAIL_FROM: string;
  PUBLIC_URL: string;
}

const SMTP_TIMEOUT_MS = 15_000;

/** Sends by SMTP_URL. Without it, writes each mail as `.eml` file to MAIL_DIR (docs/architecture/api.md#mail). */
export const createMailer = (settings: MailSettings): Mailer => {
  const mailer = settings.SMTP_URL
    ? createSmtpMailer(settings.SMTP_URL, settings.MAIL_FROM)
    : createFileMailer(settings.MAIL_DIR, settings.MAIL_FROM);
  const head = `${fontStyle(settings.PUBLIC_URL)}</head>`;
  return { ...mailer, send: (mail) => mailer.send({ ...mail, html: mail.html.replace('</head>', head) }) };
};

/**
 * The shop's fonts, added after the styles became inline. Mail programs that load no fonts use the system's,
 * which the styles name too. Outlook skips `@media`: in it, a web font would replace these by Times New Roman.
 */
const fontStyle = (publicUrl: string): string => {
  const faces = Object.entries(MAIL_FONTS).map(
    ([family, path]) =>
      `@font-face{font-family:'${family}';font-weight:400 700;src:url(${publicUrl}${path}) format('woff2')}`,
  );
  return `<style>@media screen{${faces.join('')}}</style>`;
};

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
