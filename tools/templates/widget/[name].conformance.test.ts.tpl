// @vitest-environment happy-dom
import { describeWidget } from 'shared-stubs/conformance/widget';

describeWidget('{{id}}', '{{id}}/{{name}}', () => import('./{{name}}.tsx'));
