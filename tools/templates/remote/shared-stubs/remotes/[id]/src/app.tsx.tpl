import { createStubApp } from '../../../src/remote/create-stub-app.tsx';
import { stub } from './stub.ts';

export const { contract, prepare, bootstrap, mount, unmount } = createStubApp(stub);
