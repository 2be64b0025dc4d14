import { describeServerModule } from 'shared-stubs/conformance/server-module';
import { underTest } from './testing/under-test.ts';

describeServerModule('{{id}}', underTest);
