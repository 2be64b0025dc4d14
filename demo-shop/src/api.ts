/** `pnpm api`: the API alone. In demo mode it fills an empty database before it listens. */
import 'api/process-settings';
import { fillDemoShop } from './fill-demo-shop.ts';

const { serve } = await import('api/serve');
await serve(fillDemoShop);
