import { act, cleanup } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { WidgetModule } from 'shared-contracts/remote';
import { type Mock, vi } from 'vitest';
import { dropScope } from '../scope.ts';
import { createTestHost } from '../test-host.ts';

/** Creates `show`, which mounts a closable widget with given responses, and `leave`, which unmounts it. */
export const createShowWidget = <Props extends { onClosed: () => void }>({
  mount,
  unmount,
}: Pick<WidgetModule<Props>, 'mount' | 'unmount'>) => {
  let leave = async () => {};
  return {
    async show(rest: Omit<Props, 'onClosed'>, answers: Record<string, unknown>) {
      const host = createTestHost({ answers });
      const domElement = document.body.appendChild(document.createElement('div'));
      const onClosed: Mock = vi.fn();
      const props = { ...rest, host, domElement, onClosed } as unknown as Parameters<typeof mount>[0];
      await act(() => mount(props));
      leave = () => act(() => unmount(props));
      return { host, user: userEvent.setup(), onClosed };
    },
    leave: () => leave(),
    /** Unmounts the widget and removes its markup and scope. Call it after each test. */
    async clear() {
      await leave();
      cleanup();
      document.body.replaceChildren();
      dropScope();
    },
  };
};
