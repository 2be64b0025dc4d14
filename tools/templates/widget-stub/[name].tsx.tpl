import { createStubWidget } from '../../../../src/remote/create-stub-widget.tsx';
import { stub } from '../stub.ts';

export const { contract, bootstrap, mount, update, unmount } = createStubWidget('{{id}}/{{name}}', stub);
