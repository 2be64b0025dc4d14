import { createStubServer } from '../../../src/remote/create-stub-server.tsx';
import { stub } from './stub.ts';

export const { contract, render } = createStubServer(stub);
