import { Provider } from 'effector-react';
import type { ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { WidgetModule, WidgetMountProps } from 'shared-contracts/remote';
import { CONTRACT_VERSION } from 'shared-contracts/version';
import { crashReporter } from './crash.ts';
import { bindTopics } from './host.ts';
import { loadMessages, type MessageSource } from './messages.ts';
import { ensureScope } from './scope.ts';

export interface WidgetOptions<Props extends object> {
  /** Prefix of ids in the markup: `<remote>-<widget>`. */
  name: string;
  messages: MessageSource;
  View: ComponentType<Props>;
}

interface Shown<Props extends object> {
  root: Root;
  render(props: Props): void;
  end(): void;
}

/**
 * Creates the single-spa parcel of a widget, e.g. `./search-modal`. A widget shares the scope of the remote's
 * pages and has one React root per element. Unmount is idempotent. Another mount in the same element renders
 * with the new props.
 */
export const createWidget = <Props extends object>({
  name,
  messages,
  View,
}: WidgetOptions<Props>): WidgetModule<Props> => {
  type All = WidgetMountProps & Props;
  const shown = new Map<HTMLElement, Shown<All>>();
  /** Elements with a mounted widget. A widget that is unmounted while its texts load must not appear. */
  const wanted = new Set<HTMLElement>();

  const show = ({ host, domElement, onCrash }: All): Shown<All> => {
    const scope = ensureScope(host);
    const end = bindTopics(host, scope);
    const root = createRoot(domElement, {
      identifierPrefix: `${name}-`,
      onUncaughtError: crashReporter({ host, onCrash }),
    });
    return {
      root,
      end,
      render: (props) =>
        root.render(
          <Provider value={scope}>
            <View {...props} />
          </Provider>,
        ),
    };
  };

  return {
    contract: CONTRACT_VERSION,

    async bootstrap() {},

    async mount(props) {
      const { host, domElement } = props;
      wanted.add(domElement);
      await loadMessages(messages, { scope: ensureScope(host), locale: host.locale });
      if (!wanted.has(domElement)) return;
      const place = shown.get(domElement) ?? show(props);
      shown.set(domElement, place);
      place.render(props);
    },

    async update(props) {
      shown.get(props.domElement)?.render(props);
    },

    async unmount({ domElement }) {
      wanted.delete(domElement);
      const place = shown.get(domElement);
      shown.delete(domElement);
      place?.end();
      place?.root.unmount();
    },
  };
};
