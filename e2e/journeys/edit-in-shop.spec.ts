/** `pnpm dev <remote> --shop <url>` puts a remote under edit into a running shop with production builds, for one browser. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { freePort } from 'tools/process/ports';
import { createScratchWorkspace, type ScratchWorkspace } from 'tools/scratch/scratch-workspace';
import { expect, test } from '../fixtures/test.ts';
import { readShop } from '../shop/shop.ts';
import { type Program, startProgram } from '../shop/start-program.ts';

const START_MS = 300_000;
const VIEW = 'mfe-account/src/pages/login/login-view.tsx';
const TEXTS = 'mfe-account/src/messages/es/auth.ts';
const TYPED = 'ana@vinos.cl';

test.describe('a remote in a running shop', () => {
  // The tests edit the same remote, so they run one after the other.
  test.describe.configure({ mode: 'serial', timeout: START_MS });
  let scratch: ScratchWorkspace;
  let program: Program;
  let link: string;
  test.beforeAll(async () => {
    test.setTimeout(START_MS);
    scratch = createScratchWorkspace();
    program = await startProgram({
      root: scratch.dir,
      script: 'tools/commands/dev.ts',
      args: ['account', '--shop', readShop().url],
      env: { STANDALONE_PORT: String(await freePort()) },
      readyMs: START_MS,
      isReady: (output) => /with this link: \S+\n/.test(output),
    });
    [, link = ''] = /with this link: (\S+)\n/.exec(program.output()) ?? [];
  });
  test.afterAll(async () => {
    await program?.stop();
    scratch?.remove();
  });

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures of a hook from this pattern
  test.afterEach(({}, { annotations }) => {
    annotations.push({ type: 'program', description: program.output() });
  });

  const edit = (file: string, from: string | RegExp, to: string): string => {
    const source = path.join(scratch.dir, file);
    const before = readFileSync(source, 'utf8');
    const after = before.replace(from, to);
    expect(after).not.toBe(before);
    writeFileSync(source, after);
    return before;
  };
  const email = (page: Page) => page.getByRole('main').getByRole('textbox').first();

  /** Opens the page that the command printed, and types: state that must survive an edit. */
  const type = async (page: Page) => {
    await page.goto(link);
    await email(page).fill(TYPED);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  };
  const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);

  test('shows an edited component and an edited text with what was typed', async ({ page, trouble }) => {
    expect(program.output()).not.toContain('does not use it');
    await type(page);
    const started = Date.now();
    edit(VIEW, '{login.forgot}', 'Editado');
    await expect(page.getByText('Editado', { exact: true })).toBeVisible();
    test.info().annotations.push({ type: 'edit to screen', description: `${Date.now() - started} ms` });
    for (const words of ['Primera', 'Segunda']) {
      edit(TEXTS, /newHere: '[^']*'/, `newHere: '${words} vez'`);
      await expect(page.getByText(`${words} vez`)).toBeVisible();
    }
    await expect(email(page)).toHaveValue(TYPED);
    expect(await isSameDocument(page)).toBe(true);
    expect(trouble.all()).toEqual([]);
  });

  test('shows the stack of a crash beside the words for shoppers, and heals after the mend', async ({
    page,
  }) => {
    await type(page);
    const before = edit(
      VIEW,
      'const { login }',
      "if (Date.now()) throw new Error('boom');\n  const { login }",
    );
    const stack = page.getByRole('alert').filter({ hasText: 'The remote crashed' });
    await expect(stack).toContainText(/boom[\s\S]+LoginView/);
    await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
    writeFileSync(path.join(scratch.dir, VIEW), before);
    await expect(email(page)).toBeVisible();
    await expect(stack).toHaveCount(0);
  });
});
