/**
 * Setup file of vitest: Testing Library looks for an element for 20 s instead of one second, because a test must not
 * fail when the machine is busy.
 */
import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 20_000 });
