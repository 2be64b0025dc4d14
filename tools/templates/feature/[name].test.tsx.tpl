// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { hostProvided } from 'shared-kit/host';
import { createTestHost } from 'shared-kit/test-host';
import type { Locale } from 'shared-contracts/locale';
import { afterEach, describe, expect, it } from 'vitest';
import { messages } from '../../lib/messages.ts';
import { {{Name}} } from './index.ts';

afterEach(cleanup);

const show = async (locale: Locale = 'es') => {
  const host = createTestHost({ locale });
  const scope = fork();
  await allSettled(hostProvided, { scope, params: host });
  await allSettled(messages.loadMessagesFx, { scope, params: locale });
  render(
    <Provider value={scope}>
      <{{Name}} />
    </Provider>,
  );
  return host;
};
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('{{words}}', () => {
  it('adds one event to the data layer and then disables the button', async () => {
    const host = await show();
    await userEvent.click(button({{esQuoted}}));
    expect(button({{esQuoted}}).disabled).toBe(true);
    expect(host.tracked).toEqual([{ event: '{{snake}}', data: {} }]);
  });

  it('shows the English text when the language is English', async () => {
    await show('en');
    expect(button({{enQuoted}}).disabled).toBe(false);
  });
});
