import { keepOverrides } from './keep-overrides.ts';

keepOverrides();
