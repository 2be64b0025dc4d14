import { endpoint } from './endpoint.ts';
import type * as schema from './{{area}}.schema.ts';
