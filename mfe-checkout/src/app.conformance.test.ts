// @vitest-environment happy-dom
import { describeRemoteModule } from 'shared-stubs/conformance/remote-module';
import { underTest } from './testing/under-test.ts';

// The test must notice this fault in shared-ui/src/button/button.tsx
// - busy ? refuse : onClick
// + refuse
// test pressed and entered in /datos-de-transferencia

describeRemoteModule('checkout', underTest);
