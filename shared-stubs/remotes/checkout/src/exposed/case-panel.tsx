import { createStubWidget } from '../../../../src/remote/create-stub-widget.tsx';
import { stub } from '../stub.ts';

export const { contract, bootstrap, mount, unmount, update } = createStubWidget('checkout/case-panel', stub);
