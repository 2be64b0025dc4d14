import { expect } from '@playwright/test';
import { mailsTo } from './shop-api.ts';

/** Path of the link with which a member of staff sets a password. It is in the mail only. */
export const staffLinkTo = async (email: string): Promise<string> => {
  let link = '';
  await expect
    .poll(async () => {
      const texts = (await mailsTo(email)).map(({ text, html }) => `${text ?? ''} ${html ?? ''}`);
      link = texts.flatMap((text) => text.match(/\/enlace#token=[\w-]{43}/g) ?? []).at(-1) ?? '';
      return link;
    })
    .not.toBe('');
  return link;
};
