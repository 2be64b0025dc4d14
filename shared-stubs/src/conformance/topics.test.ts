import { createBus } from 'shared-contracts/bus/create-bus';
import { createLog } from '../host/log.ts';
import { createRecordedBus } from '../host/recorded-bus.ts';
import { describeTopics } from './topics.ts';

describeTopics('the bus itself', () => ({ bus: createBus({ onProblem: () => {} }) }));
describeTopics('the recorded bus', () => ({ bus: createRecordedBus(createLog(), { onProblem: () => {} }) }));
