import { allSettled, fork } from 'effector';
import type { DialogOpen } from 'shared-contracts/bus/topics';
import { describe, expect, it, vi } from 'vitest';
import { $sent, $words, openDialogFx, subscribeFx, subscribeSubmitted } from './subscribe.model.ts';

const WORDS = {
  locale: 'es' as const,
  title: 'Cartas de la cava',
  text: 'Una vez al mes.',
  sent: 'Confírmalo.',
};

const setUp = (send: (email: string) => Promise<void>) => {
  const shown: DialogOpen[] = [];
  const scope = fork({
    values: [[$words, WORDS]],
    handlers: [
      [subscribeFx, send],
      [
        openDialogFx,
        async (dialog: DialogOpen) => {
          shown.push(dialog);
          return { confirmed: false };
        },
      ],
    ],
  });
  const submit = (email: string) => allSettled(subscribeSubmitted, { scope, params: { email } });
  return { scope, shown, submit };
};

describe('subscribing to the newsletter', () => {
  it('sends the trimmed e-mail and thanks with the newsletter’s title and text', async () => {
    const send = vi.fn(async () => {});
    const { scope, shown, submit } = setUp(send);
    await submit(' ana@example.com ');
    expect(send).toHaveBeenCalledExactlyOnceWith('ana@example.com');
    expect(shown).toEqual([
      { type: 'success', title: 'Cartas de la cava', description: 'Una vez al mes.\n\nConfírmalo.' },
    ]);
    expect(scope.getState($sent)).toBe(1);
  });

  it('shows every failure as a server problem and keeps the field', async () => {
    const { scope, shown, submit } = setUp(() => Promise.reject(new Error('BOT_CHECK_FAILED')));
    await submit('ana@example.com');
    expect(shown).toEqual([
      {
        type: 'error',
        title: 'Ha ocurrido un error',
        description: 'Hay un problema con el servidor, intenta más tarde',
      },
    ]);
    expect(scope.getState($sent)).toBe(0);
  });

  it('sends once for several clicks', async () => {
    const answers: (() => void)[] = [];
    const send = vi.fn(() => new Promise<void>((resolve) => answers.push(resolve)));
    const { shown, submit } = setUp(send);
    const first = submit('ana@example.com');
    const second = submit('ana@example.com');
    for (const answer of answers) answer();
    await Promise.all([first, second]);
    expect(send).toHaveBeenCalledOnce();
    expect(shown).toHaveLength(1);
  });
});
