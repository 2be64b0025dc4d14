// @vitest-environment happy-dom
import { describeRemoteModule } from 'shared-stubs/conformance/remote-module';
import { underTest } from './testing/under-test.ts';

// The test must notice this fault in shared-ui/src/quantity/quantity.tsx
// - settle(value + 1, false)
// + settle(value, false)
// test pressed and entered in /blog/:article
// The test must notice this fault in shared-kit/src/form/data-form.tsx
// - onSubmit={submit}
// + onSubmit={(event) => event.preventDefault()}
// test pressed and entered in /acerca-de/contacto/persona

describeRemoteModule('content', underTest);
