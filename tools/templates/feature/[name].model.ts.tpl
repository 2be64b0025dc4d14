import { createEvent, createStore, sample } from 'effector';
import { trackFx } from 'shared-kit/host';

export type {{Name}}State = { kind: 'offered' } | { kind: 'done' };

/** The shopper clicked the button of this feature. */
export const {{camel}}Clicked = createEvent();

export const ${{camel}} = createStore<{{Name}}State>({ kind: 'offered' });

sample({ clock: {{camel}}Clicked, fn: (): {{Name}}State => ({ kind: 'done' }), target: ${{camel}} });
sample({ clock: {{camel}}Clicked, fn: () => ({ event: '{{snake}}', data: {} }), target: trackFx });
