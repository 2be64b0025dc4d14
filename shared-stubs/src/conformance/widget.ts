/**
 * Conformance suite for widgets, real ones and stubs (docs/architecture/contract.md#remotemodule). Needs a
 * document.
 */
import { LOCALES } from 'shared-contracts/locale';
import type { WidgetModule } from 'shared-contracts/remote';
import type { WidgetId, WidgetPropsById } from 'shared-contracts/widgets';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStubHost, type StubHostOptions } from '../host/stub-host.ts';
import { sampleProps } from '../widget-samples.ts';
import { createSuiteApi, expectServedContract, WAIT } from './remote-under-test.ts';
import { watchErrors } from './watch-errors.ts';
import { watchHost, watchPage } from './watch-page.ts';

export const describeWidget = <Id extends WidgetId>(
  name: string,
  id: Id,
  load: () => Promise<WidgetModule<WidgetPropsById[Id]>>,
): void => {
  describe(`widget ${id} of ${name}`, () => {
    let widget: WidgetModule<WidgetPropsById[Id]>;
    let samples: readonly WidgetPropsById[Id][];
    const ends: (() => void | Promise<void>)[] = [];

    const addPlace = () => {
      const place = document.body.appendChild(document.createElement('div'));
      ends.push(() => place.remove());
      return place;
    };
    const hostFor = (options: StubHostOptions = {}) => {
      const locale = options.locale ?? 'es';
      const host = createStubHost({ cart: 'none', api: createSuiteApi(locale), ...options, locale });
      ends.push(() => host.close());
      return host;
    };
    const problemsOf = (host: ReturnType<typeof hostFor>) =>
      host.log.entries().filter(({ kind }) => kind === 'report' || kind === 'refusal');
    const propsFor = (host: ReturnType<typeof hostFor>, domElement = addPlace(), sample = samples[0]) => ({
      ...(sample as WidgetPropsById[Id]),
      host,
      domElement,
    });
    type Props = ReturnType<typeof propsFor>;
    const mount = async (props: Props) => {
      ends.push(() => widget.unmount(props));
      await widget.bootstrap(props);
      await widget.mount(props);
    };
    /** True if the slot has content; an overlay counts, because its element is in the slot. */
    const isShown = ({ domElement }: Props) =>
      vi.waitFor(() => expect(domElement.childElementCount).toBeGreaterThan(0), WAIT);

    beforeEach(async () => {
      vi.resetModules();
      localStorage.clear();
      samples = await sampleProps(id, createSuiteApi('es'));
      widget = await load();
    });
    afterEach(async () => {
      for (const end of ends.splice(0).reverse()) await end();
      vi.restoreAllMocks();
      vi.unstubAllGlobals();
    });

    it('has a contract version that the shell supports', () => {
      expectServedContract(widget.contract);
    });

    it('renders in each language and reports no error', async () => {
      const errors = watchErrors();
      for (const locale of LOCALES) {
        vi.resetModules();
        widget = await load();
        const host = hostFor({ locale });
        const props = propsFor(host);
        await mount(props);
        await isShown(props);
        expect(problemsOf(host)).toEqual([]);
        await widget.unmount(props);
      }
      expect(errors()).toEqual([]);
    });

    it('accepts every sample of its props in turn', async () => {
      const host = hostFor();
      const props = propsFor(host);
      await mount(props);
      for (const sample of samples) {
        await widget.update({ ...props, ...sample });
        await isShown(props);
      }
      expect(problemsOf(host)).toEqual([]);
    });

    it('mounts once in a slot when mounted repeatedly', async () => {
      const errors = watchErrors();
      const props = propsFor(hostFor());
      await mount(props);
      await isShown(props);
      const count = props.domElement.childElementCount;
      const first = props.domElement.firstElementChild;
      await widget.mount(props);
      expect(props.domElement.childElementCount).toBe(count);
      expect(props.domElement.firstElementChild).toBe(first);
      expect(errors()).toEqual([]);
    });

    it('mounts in two slots, and unmounts from one of them', async () => {
      const host = hostFor();
      const [one, other] = [propsFor(host), propsFor(host)];
      await mount(one);
      await mount(other);
      await isShown(one);
      await isShown(other);
      await widget.unmount(one);
      expect(one.domElement.childElementCount).toBe(0);
      expect(other.domElement.childElementCount).toBeGreaterThan(0);
    });

    it('can be unmounted before its mount and twice, and ignores later props', async () => {
      const props = propsFor(hostFor());
      await widget.unmount(props);
      await mount(props);
      await widget.unmount(props);
      await widget.unmount(props);
      await widget.update(props);
      expect(props.domElement.childElementCount).toBe(0);
    });

    it('leaves nothing behind after repeated mounts and unmounts', async () => {
      const stub = hostFor();
      const place = addPlace();
      const page = watchPage();
      const { host, leaks } = watchHost(stub);
      const props = { ...propsFor(stub, place), host };
      for (let round = 0; round < 3; round += 1) {
        await widget.mount(props);
        await isShown(props);
        await widget.unmount(props);
        expect(props.domElement.childNodes.length).toBe(0);
      }
      await vi.waitFor(() => expect([...page.leaks(), ...leaks()]).toEqual([]), {
        timeout: 5_000,
        interval: 50,
      });
    });

    it('rejects its mount or calls onCrash when its tree crashes', async () => {
      vi.spyOn(console, 'error').mockImplementation(() => {});
      const onCrash = vi.fn();
      const props = { ...propsFor(hostFor()), onCrash };
      ends.push(() => widget.unmount(props));
      vi.spyOn(document, 'createElement').mockImplementation(() => {
        throw new Error('no more elements');
      });
      await widget.mount(props).catch(onCrash);
      await vi.waitFor(() => expect(onCrash).toHaveBeenCalled(), WAIT);
    });
  });
};
