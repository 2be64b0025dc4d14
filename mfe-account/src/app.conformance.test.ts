// @vitest-environment happy-dom
import { describeRemoteModule } from 'shared-stubs/conformance/remote-module';
import { underTest } from './testing/under-test.ts';

// The test must notice this fault in shared-ui/src/button/button.tsx
// - busy ? refuse : onClick
// + refuse
// test pressed and entered in /iniciar-sesion
// The test must notice this fault in shared-kit/src/use-adopt-typed.ts
// - for (const [name, value] of typed.current) latest.current(name, value);
// test typed, chosen and opened in /seguimiento

describeRemoteModule('account', underTest);
