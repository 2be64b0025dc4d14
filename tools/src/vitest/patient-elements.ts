/** Setup file of vitest: Testing Library looks for an element for 20 s instead of one second, as patient-waits.ts. */
import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 20_000 });
