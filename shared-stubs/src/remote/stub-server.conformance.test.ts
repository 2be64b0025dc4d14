import { describeServerModule } from '../conformance/server-module.ts';
import { STUBS_UNDER_TEST } from './under-test.ts';

for (const [name, stub] of STUBS_UNDER_TEST) describeServerModule(name, stub);
