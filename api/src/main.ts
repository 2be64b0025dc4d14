import './process-settings.ts';

const { serve } = await import('./serve.ts');
await serve();
