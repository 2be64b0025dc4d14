// @vitest-environment happy-dom
import { describeRemoteModule } from 'shared-stubs/conformance/remote-module';
import { underTest } from './testing/under-test.ts';

describeRemoteModule('{{id}}', underTest);
