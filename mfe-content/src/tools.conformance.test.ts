// @vitest-environment happy-dom
import { describeTools } from 'shared-stubs/conformance/tools';
import { underTest } from './testing/under-test.ts';

describeTools(underTest);
